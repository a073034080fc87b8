import { browseLoader } from '@mall/kit/ask/page-queries.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { HeadsetIcon } from '@mall/ui/icons/headset-icon.tsx';
import { Outlet } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { renderFrame, whenQuestionsChange } from './frame-loaders.ts';
import { Logo } from './logo.tsx';
import { hotlineAsk, plainQueries } from './shell.queries.ts';
import { SimpleFooter } from './simple-footer.tsx';
import styles from './single-layout.module.css';
import { SkipLink } from './skip-link.tsx';
import { useSessionWatch } from './use-session.ts';

export const loader = renderFrame(plainQueries);
export const clientLoader = browseLoader(plainQueries);
export const shouldRevalidate = whenQuestionsChange(plainQueries);

/** The frame of one errand: logo, the way back to sign-in, whom to call. */
export default function SingleLayout() {
  useSessionWatch();
  const t = useWords('shell');
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.head}>
        <div className={`wrap ${styles.row}`}>
          <Logo place="single" />
          <div className={styles.contact}>
            <HeadsetIcon />
            <p>
              <span>{t('single.contact')}</span> <b>{telephoneNumber}</b>
              <small>{workingHour}</small>
            </p>
          </div>
          <RouterLink href="/login?notBack=1" className="link">
            {t('single.back')}
          </RouterLink>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        <Outlet />
      </main>
      <SimpleFooter />
    </div>
  );
}
