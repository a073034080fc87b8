import type { ReviewPage } from '@mall/contract/review/review.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import type { LinkLike } from '@mall/ui/link-like.ts';
import { Pager } from '@mall/ui/pager.tsx';
import { useWords } from '../../kernel/words.tsx';
import { type ReviewChoice, reviewPageSize } from './review-choice.rules.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

type ReviewPanelProps = {
  reviews: ReviewPage;
  choice: ReviewChoice;
  hrefOf: (choice: ReviewChoice) => string;
  /** Draws filters and pages: they stay where the reader is, or go to the top. */
  link: LinkLike;
  goods?: boolean;
};

/** Reviews with their sums, filters and pages; all of it in the address. */
export function ReviewPanel({ reviews, choice, hrefOf, link, goods = false }: ReviewPanelProps) {
  const t = useWords('shell/reviews');
  const { page, counters } = reviews;
  const pages = Math.ceil(page.total / reviewPageSize);
  const all = hrefOf({ kind: 'all', page: 1 });
  return (
    <>
      <ReviewSummary counters={counters} kind={choice.kind} hrefOf={(kind) => hrefOf({ kind, page: 1 })} link={link} />
      {page.list.map((review) => (
        <ReviewItem key={review.id} review={review} goods={goods} />
      ))}
      {page.list.length === 0 &&
        (counters.all === 0 ? (
          <Empty title={t('none.title')}>{t('none.text')}</Empty>
        ) : (
          <Empty
            picture="search"
            title={t('noneOfKind')}
            actions={
              <Button look="line" href={all} as={link}>
                {t('showAll')}
              </Button>
            }
          />
        ))}
      {pages > 1 && (
        <Pager
          page={choice.page}
          pages={pages}
          hrefOf={(target) => hrefOf({ ...choice, page: target })}
          link={link}
          labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: (number) => t('page', { page: number }) }}
        />
      )}
    </>
  );
}
