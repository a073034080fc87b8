import { useWords } from '../kernel/words.tsx';
import { ChangePasswordForm } from './change-password.form.tsx';
import { DeviceList } from './device-list.tsx';
import styles from './security.module.css';

export default function SecurityPage() {
  const t = useWords('account');
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('security.title')}</h1>
        <p className={styles.lead}>{t('security.lead')}</p>
      </header>
      <ChangePasswordForm />
      <DeviceList />
    </div>
  );
}
