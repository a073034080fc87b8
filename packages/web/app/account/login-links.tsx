import { Link } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './login-card.module.css';

export function LoginLinks() {
  const t = useWords('account');
  return (
    <div className={styles.links}>
      <Link to="/forgotPassword" className="meta">
        {t('login.forgot')}
      </Link>
      <span className="meta">
        {t('login.noAccount')}
        <Link to="/register" className="link">
          {t('login.register')}
        </Link>
      </span>
    </div>
  );
}
