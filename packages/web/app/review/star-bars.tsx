import type { ReviewCounters } from '@mall/contract/review/review.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useWords } from '../kernel/words.tsx';
import { shareOf } from '../shell/reviews/review-choice.rules.ts';
import styles from './reviews.module.css';

const five = [5, 4, 3, 2, 1] as const;

/** How many gave how many stars. */
export function StarBars({ counters }: { counters: ReviewCounters }) {
  const t = useWords('store');
  const figure = useFigure();
  return (
    <dl aria-label={t('reviews.stars')} className={styles.stars}>
      {five.map((stars) => (
        <div key={stars}>
          <dt>{t('reviews.star', { stars })}</dt>
          <dd aria-hidden="true" className={styles.bar}>
            <i style={{ width: `${shareOf(counters.stars[stars], counters.all)}%` }} />
          </dd>
          <dd className={styles.count}>{figure(counters.stars[stars])}</dd>
        </div>
      ))}
    </dl>
  );
}
