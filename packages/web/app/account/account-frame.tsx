import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageQueries } from '../kernel/page-queries.ts';
import { useWords } from '../kernel/words.tsx';
import { plainQueries } from '../shell/shell.queries.ts';
import styles from './account-frame.module.css';

/** The pages without the mall's head and foot have this small one. `dark` is the ground of the sign-in page. */
export function AccountFrame({ children, scene, className }: { children: ReactNode; scene?: ReactNode; className?: string }) {
  const t = useWords('account');
  const { site, hotline, parts } = usePageQueries(plainQueries);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <Link to="/" className={styles.logo}>
          <img src={site.logoNow} alt={t('frame.logo', { site: site.name })} width="179" height="44" />
        </Link>
        <span className={styles.facts}>
          {hotline.telephoneNumber !== '' && (
            <span className="meta no-phone">{t('frame.hotline', { number: hotline.telephoneNumber, hours: hotline.workingHour })}</span>
          )}
          <Link to="/" className="link">
            {t('frame.home')}
          </Link>
        </span>
      </header>
      <main className={scene ? styles.scenic : styles.main}>
        {scene}
        <div className={`wrap ${className ?? styles.single}`}>{children}</div>
      </main>
      <footer className={`wrap ${styles.foot}`}>
        {parts.copyright}
        {parts.records.map((record) => (
          <span key={record}>{record}</span>
        ))}
      </footer>
    </div>
  );
}
