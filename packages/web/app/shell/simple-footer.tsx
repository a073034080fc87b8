import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useWords } from '../kernel/words.tsx';
import { hotlineAsk, partsAsk } from './shell.queries.ts';
import styles from './simple-footer.module.css';

/** One line: contact, copyright, the first record. For working screens and pages without a frame. */
export function SimpleFooter() {
  const t = useWords('shell');
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  const { copyright, records } = useAnswer(partsAsk);
  return (
    <footer className={`${styles.foot} no-print`}>
      <div className={`wrap ${styles.row}`}>
        <span>
          {t('top.hotline')} <b>{telephoneNumber}</b> <span className={styles.hours}>{workingHour}</span>
        </span>
        <span>
          {copyright} <Typed>{records[0] ?? ''}</Typed>
        </span>
      </div>
    </footer>
  );
}
