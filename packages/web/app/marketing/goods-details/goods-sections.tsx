import type { AveragePrice, ParityOffer } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import type { ReviewPage } from '@mall/contract/review/review.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { StayLink } from '@mall/kit/link/stay-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { readReviewChoice, reviewAddress } from '../../shell/reviews/review-choice.rules.ts';
import { ReviewItem } from '../../shell/reviews/review-item.tsx';
import { ReviewPanel } from '../../shell/reviews/review-panel.tsx';
import { ReviewSummary } from '../../shell/reviews/review-summary.tsx';
import { AfterSales } from './after-sales.tsx';
import { CompareSpecs } from './compare-specs.tsx';
import { Description } from './description.tsx';
import { type GoodsTab, tabAddress } from './goods-address.rules.ts';
import { Parameters } from './parameters.tsx';
import { Prices } from './prices.tsx';
import styles from './sections.module.css';

type GoodsSectionsProps = {
  details: GoodsDetails;
  tab: GoodsTab | undefined;
  average: AveragePrice | null;
  parity: readonly ParityOffer[];
  reviews: ReviewPage;
};

/** The open tab; without one the page tells the most important of each in turn. */
export function GoodsSections({ details, tab, average, parity, reviews }: GoodsSectionsProps) {
  switch (tab) {
    case 'description':
      return <Description details={details} />;
    case 'parameters':
      return <Parameters details={details} />;
    case 'afterSales':
      return <AfterSales details={details} />;
    case 'reviews':
      return <Reviews details={details} reviews={reviews} />;
    case 'compare':
      return <CompareSpecs details={details} />;
    default:
      return (
        <>
          <Description details={details} />
          <Parameters details={details} />
          <Prices goods={details.goodsDetailsVO} average={average} parity={parity} />
          <FirstReviews details={details} reviews={reviews} />
        </>
      );
  }
}

function Reviews({ details, reviews }: { details: GoodsDetails; reviews: ReviewPage }) {
  const t = useWords('marketing/goods-details');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('tab.reviews')}</h2>
        <RouterLink href={`/evaluationBackupsMore?goodsId=${details.goodsDetailsVO.goodsId}`} className="link">
          {t('reviews.all')}
        </RouterLink>
      </div>
      <ReviewPanel
        reviews={reviews}
        choice={readReviewChoice(query)}
        hrefOf={(choice) => reviewAddress(pathname, query, choice)}
        link={StayLink}
      />
    </section>
  );
}

const few = 3;

function FirstReviews({ details, reviews }: { details: GoodsDetails; reviews: ReviewPage }) {
  const t = useWords('marketing/goods-details');
  const search = new URLSearchParams(useLocation().search);
  const { goodsId, id: specId } = details.goodsDetailsVO;
  const tab = tabAddress('reviews', search, { goodsId, specId });
  const [path = '', query = ''] = tab.split('?');
  const { list } = reviews.page;
  if (reviews.counters.all === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('tab.reviews')}</h2>
      <ReviewSummary
        counters={reviews.counters}
        kind={undefined}
        hrefOf={(kind) => reviewAddress(path, new URLSearchParams(query), { kind, page: 1 })}
        link={StayLink}
      />
      {list.slice(0, few).map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {reviews.page.total > few && (
        <p className={styles.all}>
          <Button look="quiet" href={tab} as={StayLink}>
            {t('reviews.more', { count: reviews.counters.all })}
          </Button>
        </p>
      )}
    </section>
  );
}
