import type { ReviewCounters } from '@mall/contract/review/review.api.ts';
import { type ReviewKind, reviewKinds } from '@mall/contract/review/review.rules.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { usePercent } from '@mall/kit/words/use-percent.ts';
import { Chip } from '@mall/ui/chip.tsx';
import type { LinkLike } from '@mall/ui/link-like.ts';
import { useWords } from '../../kernel/words.tsx';
import { shareOf } from './review-choice.rules.ts';
import styles from './review-summary.module.css';

type ReviewSummaryProps = { counters: ReviewCounters; kind: ReviewKind | undefined; hrefOf: (kind: ReviewKind) => string; link: LinkLike };

/** The share of contented buyers, how the others stand to it, and the ways to read only some. */
export function ReviewSummary({ counters, kind, hrefOf, link }: ReviewSummaryProps) {
  const t = useWords('shell/reviews');
  const figure = useFigure();
  const percent = usePercent();
  return (
    <div className={styles.summary}>
      <div>
        <div className={styles.rate}>{percent(Number(counters.rate))}</div>
        <span className="meta">{t('rate', { count: counters.all })}</span>
      </div>
      <dl className={styles.lines}>
        {(['positive', 'neutral', 'negative'] as const).map((each) => (
          <div key={each}>
            <dt>{t(`kind.${each}`)}</dt>
            <dd aria-hidden="true" className={styles.bar}>
              <i style={{ width: `${shareOf(counters[each], counters.all)}%` }} />
            </dd>
            <dd className={styles.count}>{figure(counters[each])}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={t('filter')} className={styles.kinds}>
        {reviewKinds.map((each) => (
          <Chip key={each} on={each === kind} href={hrefOf(each)} link={link}>
            {t(`kind.${each}`)} {figure(counters[each])}
          </Chip>
        ))}
      </nav>
    </div>
  );
}
