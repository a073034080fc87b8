import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './match.module.css';
import { countStates } from './match-rows.rules.ts';
import type { Matching } from './use-matching.ts';

const states = ['ready', 'confirm', 'bad'] as const;
const ways = ['code', 'number', 'model', 'words'] as const;

/** How far it is, what came of it, and what can be written. */
export function MatchSummary({ matching, onCodes }: { matching: Matching; onCodes?: () => void }) {
  const t = useWords('procurement/match');
  const { rows, progress, waiting, fault, left, seconds } = matching;
  const counts = countStates(rows);
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h2>{t('result.title')}</h2>
        {!progress && rows.length > 0 && (
          <span className="meta">{t('result.took', { count: rows.length, seconds: seconds.toFixed(1) })}</span>
        )}
      </div>
      <output className={styles.said}>
        {progress && (
          <ProgressBar
            value={progress.total === 0 ? null : (progress.done / progress.total) * 100}
            label={t('result.progress')}
            text={progress.total === 0 ? t('result.reading') : t('result.done', { done: progress.done, total: progress.total })}
          />
        )}
      </output>
      {rows.length > 0 && (
        <>
          <span className={styles.bar} aria-hidden="true">
            {states.map((state) => counts[state] > 0 && <i key={state} className={styles[state]} style={{ flexGrow: counts[state] }} />)}
          </span>
          <dl className={styles.counts}>
            {states.map((state) => (
              <div key={state}>
                <dt className={styles[`${state}Key`]}>{t(`tab.${state}`)}</dt>
                <dd>{t('result.lines', { count: counts[state] })}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {fault && (
        <Note
          tone="bad"
          role="alert"
          actions={
            waiting > 0 && (
              <Button look="line" size="s" onClick={matching.goOn}>
                {t('result.goOn')}
              </Button>
            )
          }
        >
          {fault} {waiting > 0 && t('result.waiting', { count: waiting })}
        </Note>
      )}
      {left > 0 && <Note tone="warn">{t('result.left', { count: left })}</Note>}
      <h3 className={styles.waysHead}>{t('ways.title')}</h3>
      <dl className={styles.ways}>
        {ways.map((way) => (
          <div key={way}>
            <dt>{t(`ways.${way}`)}</dt>
            <dd>
              {t(`ways.${way}Text`)}
              {way === 'code' && onCodes && (
                <Button look="text" size="s" onClick={onCodes}>
                  {t('codes.open')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
