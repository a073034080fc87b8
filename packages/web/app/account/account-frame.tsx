import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { PageLink } from '@mall/kit/link/page-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import type { ReactNode } from 'react';
import { abroadHome } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { hotlineAsk, partsAsk, siteAsk } from '../shell/shell.queries.ts';
import { SkipLink } from '../shell/skip-link.tsx';
import { useSiteName } from '../shell/use-site-name.ts';
import styles from './account-frame.module.css';

/** The small head and foot of the pages that stand without the mall's. With a `scene` behind it the ground is dark. */
export function AccountFrame({ children, scene, className }: { children: ReactNode; scene?: ReactNode; className?: string }) {
  const t = useWords('account');
  const { logoNow } = useAnswer(siteAsk);
  const site = useSiteName();
  // The logo is the Chinese name, drawn.
  const isChinese = useLanguage() === 'zh';
  const home = isChinese ? '/' : abroadHome;
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  const { copyright, records } = useAnswer(partsAsk);
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={`wrap ${styles.head}`}>
        <PageLink to={home} className={styles.logo}>
          {isChinese && logoNow !== '' ? <img src={logoNow} alt={t('frame.logo', { site })} width="179" height="44" /> : <b>{site}</b>}
        </PageLink>
        <span className={styles.facts}>
          {telephoneNumber !== '' && (
            <span className="meta no-phone">{t('frame.hotline', { number: telephoneNumber, hours: workingHour })}</span>
          )}
          <PageLink to={home} className="link">
            {t('frame.home')}
          </PageLink>
        </span>
      </header>
      <main id="main" tabIndex={-1} className={scene ? styles.scenic : styles.main}>
        {scene}
        <div className={`wrap ${className ?? styles.single}`}>{children}</div>
      </main>
      <footer className={`wrap ${styles.foot}`}>
        {copyright}
        {records.map((record) => (
          <span key={record}>
            <Typed>{record}</Typed>
          </span>
        ))}
      </footer>
    </div>
  );
}
