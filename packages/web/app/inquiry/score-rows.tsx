import type { ComparedQuote } from '@mall/contract/inquiry/inquiry-data.ts';
import { isGiven, measureRows, measures } from '@mall/contract/inquiry/measures.rules.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import type { Scoring } from './use-scores.ts';

const bounded = (typed: string): number => Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));

const box = (label: string, value: number, onChange: (value: number) => void) => (
  <>
    <input
      className={`${styles.points} no-print`}
      type="number"
      min={0}
      max={100}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(bounded(event.target.value))}
    />
    <span className={styles.onPaper} aria-hidden="true">
      {value}
    </span>
  </>
);

/** Points by measure and weight; those that no figure tells are typed by whoever decides. */
export function ScoreRows({ quotes, picked, scoring }: { quotes: readonly ComparedQuote[]; picked: string; scoring: Scoring }) {
  const t = useWords('inquiry');
  const tenths = useTenths();
  const language = useLanguage();
  return (
    <>
      {measures.map((name) => (
        <tr key={name}>
          <th scope="row">
            {measureRows[name].words[language]}
            <small>
              {t('score.weight')}{' '}
              {scoring.may
                ? box(t('score.weightOf', { name: measureRows[name].words[language] }), scoring.weights[name], (weight) =>
                    scoring.weigh(name, weight),
                  )
                : scoring.weights[name]}{' '}
              %
            </small>
          </th>
          {quotes.map(({ quotationId, storeName, scores }) => (
            <td key={quotationId} className={classNames(quotationId === picked && styles.picked)}>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${Math.min(100, scores[name])}%` }} />
              </span>
              {scoring.may && isGiven(name) ? (
                box(`${storeName} ${measureRows[name].words[language]}`, scoring.points[quotationId]?.[name] ?? 0, (points) =>
                  scoring.give(quotationId, name, points),
                )
              ) : (
                <span className="num">{tenths(scores[name])}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">
          <b>{t('score.whole')}</b>
          {scoring.changed && <small>{t('score.unsaved')}</small>}
        </th>
        {quotes.map(({ quotationId, scores, best }) => (
          <td key={quotationId} className={classNames(quotationId === picked && styles.picked)}>
            <b className={classNames('num', best && styles.good)}>{tenths(scores.whole)}</b>
          </td>
        ))}
      </tr>
    </>
  );
}
