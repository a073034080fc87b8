import type { OwnApplication } from '@mall/contract/store/application.api.ts';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './register.module.css';

/** Of whom, under which number, and what can be done. */
export function PageHead({ own: { sn, applicant }, name, children }: { own: OwnApplication; name: string; children?: ReactNode }) {
  const t = useWords('register');
  return (
    <header className={styles.head}>
      <div>
        <h1>{name === '' ? t('title') : name}</h1>
        <p className="meta">
          {sn !== '' && <span>{t('sn', { sn })}</span>} <span>{t('applicant', applicant)}</span>
        </p>
      </div>
      <div className={styles.acts}>{children}</div>
    </header>
  );
}
