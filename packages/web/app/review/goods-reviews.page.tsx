import type { OffShelf } from '@mall/contract/catalogue/goods.api.ts';
import { cutName } from '@mall/contract/kernel/format.ts';
import type { GoodsDetails, goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { detailsAsk } from '../marketing/goods-details/goods.queries.ts';
import { goodsPage } from '../marketing/goods-details/goods-address.rules.ts';
import { GoodsMissing, GoodsOffShelf } from '../marketing/goods-details/goods-missing.tsx';
import { unitPrice } from '../marketing/goods-details/matrix.rules.ts';
import { goodsReasons } from '../marketing/goods-details/read-goods.ts';
import { outcomePage } from '../shell/outcome-page.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { readReviewChoice, reviewAddress } from '../shell/reviews/review-choice.rules.ts';
import { ReviewPanel } from '../shell/reviews/review-panel.tsx';
import { reviewsAsk } from '../shell/reviews/reviews.queries.ts';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import { useClassAddress } from '../shell/use-classes.ts';
import styles from './reviews.module.css';
import { StarBars } from './star-bars.tsx';

type Place = { search: URLSearchParams };

const parts = ({ search }: Place, { goodsDetailsVO: { goodsId } }: GoodsDetails) => ({
  reviews: reviewsAsk({ goodsId }, readReviewChoice(search)),
});

const outcome = outcomePage<typeof goodsDetailsApi.details, OffShelf>({ question: detailsAsk, parts, ...goodsReasons });

export const loader = outcome.loader;
export const clientLoader = outcome.clientLoader;

/** Everything that buyers wrote about one goods, follow-ups included. */
export default function GoodsReviewsPage() {
  const answer = outcome.useOutcome();
  if (answer.state === 'missing') return <GoodsMissing />;
  if (answer.state === 'gone') return <GoodsOffShelf goods={answer.gone} />;
  return <GoodsReviews details={answer.found} />;
}

function GoodsReviews({ details }: { details: GoodsDetails }) {
  const t = useWords('store');
  const words = useWords('marketing/goods-details');
  const tenths = useTenths();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const classAddress = useClassAddress();
  const { reviews } = usePageQueries((place) => parts(place, details));
  const { goodsDetailsVO: goods } = details;
  const { goodsVO } = goods;
  const address = `${goodsPage}?goodsId=${goods.goodsId}&specId=${goods.id}`;
  const crumbs = [
    { label: t('crumbs.home'), href: '/' },
    { label: goodsVO.gcName, href: classAddress(goodsVO.gcId) },
    { label: cutName(goods.specName), href: address },
    { label: words('tab.reviews') },
  ];
  return (
    <div className="wrap">
      <PageTitle about={goods.specName} />
      <PageMeta description={`${goodsVO.name} · ${words('tab.reviews')}`} path={`/evaluationBackupsMore?goodsId=${goods.goodsId}`} />
      <Breadcrumbs items={crumbs} label={t('crumbs.label')} link={RouterLink} />
      <div className={styles.goods}>
        <Picture src={goodsVO.pictures[0]} alt="" side={96} priority />
        <div>
          <h1>
            <SameZoneLink href={address}>{goodsVO.name}</SameZoneLink>
          </h1>
          <Price value={unitPrice(goods)} unit={words('price.unit', { unit: goods.unit })} />
        </div>
        <Button href={address} as={SameZoneLink}>
          {t('reviews.toGoods')}
        </Button>
      </div>
      <section className={styles.panel}>
        <h2 className={styles.title}>{words('tab.reviews')}</h2>
        <div className={`${styles.scores} ${styles.few}`}>
          <dl className={styles.score}>
            <dt>{t('reviews.overall')}</dt>
            <dd>{tenths(Number(reviews.counters.average))}</dd>
          </dl>
          <StarBars counters={reviews.counters} />
        </div>
        <ReviewPanel
          reviews={reviews}
          choice={readReviewChoice(query)}
          hrefOf={(choice) => reviewAddress(pathname, query, choice)}
          link={RouterLink}
        />
      </section>
    </div>
  );
}
