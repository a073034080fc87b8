import type { ComparedQuote } from '@mall/contract/inquiry/inquiry-data.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './compare.module.css';
import { type Measure, measures, type Scoring } from './use-scores.ts';

const bounded = (typed: string): number => Math.min(100, Math.max(0, Math.round(Number(typed) || 0)));
const given = new Set<Measure>(['technique', 'service']);

const box = (label: string, value: number, onChange: (value: number) => void) => (
  <input
    className={styles.points}
    type="number"
    min={0}
    max={100}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(bounded(event.target.value))}
  />
);

/** Points by measure and weight; those for technique and service are typed by whoever decides. */
export function ScoreRows({ quotes, picked, scoring }: { quotes: readonly ComparedQuote[]; picked: string; scoring: Scoring }) {
  const t = useWords('inquiry');
  return (
    <>
      {measures.map((name) => (
        <tr key={name}>
          <th scope="row">
            {t(`score.${name}`)}
            <small>
              {t('score.weight')}{' '}
              {scoring.may
                ? box(t('score.weightOf', { name: t(`score.${name}`) }), scoring.weights[name], (weight) => scoring.weigh(name, weight))
                : scoring.weights[name]}{' '}
              %
            </small>
          </th>
          {quotes.map(({ quotationId, storeName, scores }) => (
            <td key={quotationId} className={classNames(quotationId === picked && styles.picked)}>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${Math.min(100, scores[name])}%` }} />
              </span>
              {scoring.may && given.has(name) ? (
                box(`${storeName} ${t(`score.${name}`)}`, scoring.points[quotationId]?.[name as 'technique' | 'service'] ?? 0, (points) =>
                  scoring.give(quotationId, name as 'technique' | 'service', points),
                )
              ) : (
                <span className="num">{scores[name].toFixed(1)}</span>
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
            <b className={classNames('num', best && styles.good)}>{scores.whole.toFixed(1)}</b>
          </td>
        ))}
      </tr>
    </>
  );
}
