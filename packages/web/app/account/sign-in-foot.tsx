import { Button } from '@mall/ui/button.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { Agreement } from './agreement.tsx';
import styles from './login-card.module.css';

/** How every way of signing in ends: consent, the button, and the ways to a new password or account. */
export function SignInFoot({ busy, ...agreement }: ComponentProps<typeof Agreement> & { busy: boolean }) {
  const t = useWords('account');
  return (
    <>
      <Agreement {...agreement} />
      <Button type="submit" size="l" block busy={busy}>
        {t('login.submit')}
      </Button>
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
    </>
  );
}
