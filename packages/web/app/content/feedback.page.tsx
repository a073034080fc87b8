import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { PageLink } from '@mall/kit/link/page-link.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { hotlineAsk, siteAsk } from '../shell/shell.queries.ts';
import { SkipLink } from '../shell/skip-link.tsx';
import { FeedbackForm } from './feedback.form.tsx';
import styles from './feedback.module.css';
import { FeedbackDone } from './feedback-done.tsx';

/** Stands alone, without the mall's frame, so that it also opens where the mall is embedded. */
export default function FeedbackPage() {
  const t = useWords('content');
  const site = useAnswer(siteAsk);
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  const [number, setNumber] = useState<string>();
  return (
    <div className={styles.page}>
      <SkipLink />
      <PageMeta path="/problemFeedbackIndex" description={t('feedback.text')} />
      <header className={`wrap ${styles.head}`}>
        <PageLink to="/" className={styles.logo}>
          {site.logoNow === '' ? (
            <b>{site.name}</b>
          ) : (
            <img src={site.logoNow} alt={t('feedback.logo', { site: site.name })} width="179" height="44" />
          )}
        </PageLink>
        <PageLink to="/helpCenter" className="link">
          {t('help.title')}
        </PageLink>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.sheet}>
          <h1 className={styles.title}>{t('feedback.title')}</h1>
          {number === undefined ? (
            <>
              <p className={styles.intro}>{t('feedback.text')}</p>
              <FeedbackForm onDone={setNumber} />
            </>
          ) : (
            <FeedbackDone number={number} onAgain={() => setNumber(undefined)} />
          )}
        </div>
        {telephoneNumber !== '' && (
          <p className={`meta ${styles.contact}`}>{t('feedback.hotline', { number: telephoneNumber, hours: workingHour })}</p>
        )}
      </main>
    </div>
  );
}
