import { contentApi } from '@mall/contract/content/content.api.ts';
import { Brand } from '@mall/counter/frame/brand.tsx';
import { LanguageButton } from '@mall/counter/frame/language-button.tsx';
import { leave } from '@mall/counter/frame/leave.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '../kernel/words.ts';
import styles from './register.module.css';

const hotlineAsk = ask(contentApi.hotline, {}, { staleMs: 300_000, fallback: { telephoneNumber: '', workingHour: '' } });

/** The page outside of the seller centre on which a store is registered. */
export function RegisterFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const t = useWords('register');
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div className={styles.row}>
          <Brand light />
          <span className={styles.site}>{t('title')}</span>
          <span className={styles.space} />
          {telephoneNumber !== '' && (
            <span className={styles.hotline}>
              {t('hotline')} <b className="num">{telephoneNumber}</b> {workingHour}
            </span>
          )}
          <LanguageButton className={styles.plain} />
          {signedIn ? (
            <button type="button" className={styles.plain} onClick={() => void leave()}>
              {t('leave')}
            </button>
          ) : (
            <Link to="/login" className="link">
              {t('signIn')}
            </Link>
          )}
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
