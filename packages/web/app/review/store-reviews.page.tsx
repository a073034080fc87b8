import type { StoreInfo, storeApi } from '@mall/contract/store/store.api.ts';
import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { outcomePage } from '../shell/outcome-page.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { readReviewChoice, reviewAddress } from '../shell/reviews/review-choice.rules.ts';
import { ReviewPanel } from '../shell/reviews/review-panel.tsx';
import { reviewsAsk } from '../shell/reviews/reviews.queries.ts';
import { StandingNote } from '../store/standing.tsx';
import { namedStore, storeInfoAsk, storeMissing } from '../store/store.queries.ts';
import { storeReviews } from '../store/store-address.ts';
import { StoreHead } from '../store/store-head.tsx';
import { StoreMissing } from '../store/store-missing.tsx';
import styles from './reviews.module.css';
import { StarBars } from './star-bars.tsx';

type Place = { search: URLSearchParams };

const parts = ({ search }: Place, { storeId }: StoreInfo) => ({ reviews: reviewsAsk({ storeId }, readReviewChoice(search)) });

const outcome = outcomePage<typeof storeApi.info>({
  question: ({ search }) => {
    const storeId = namedStore(search);
    return storeId === undefined ? undefined : storeInfoAsk(storeId);
  },
  parts,
  missing: storeMissing,
});

export const loader = outcome.loader;
export const clientLoader = outcome.clientLoader;

/** What buyers say of a store: its scores, how they are spread, every review. */
export default function StoreReviewsPage() {
  const answer = outcome.useOutcome();
  return answer.state === 'found' ? <StoreReviews store={answer.found} /> : <StoreMissing />;
}

const scores = ['goodsScore', 'serviceScore', 'logisticsScore'] as const;

function StoreReviews({ store }: { store: StoreInfo }) {
  const t = useWords('store');
  const tenths = useTenths();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const { reviews } = usePageQueries((place) => parts(place, store));
  const own = reviews.storeScore ?? store;
  return (
    <>
      <PageTitle about={store.name} />
      <PageMeta description={`${store.name} · ${t('reviews.of')}`} path={storeReviews(store.storeId)} />
      <StoreHead store={store} here="reviews" />
      <div className={`wrap ${styles.page}`}>
        <section className={styles.panel}>
          <h2 className={styles.title}>{t('reviews.of')}</h2>
          <div className={styles.scores}>
            <dl className={styles.score}>
              <dt>{t('reviews.overall')}</dt>
              <dd>
                {tenths(Number(own.score))}
                <small>{t('reviews.average', { average: Number(reviews.counters.average) })}</small>
              </dd>
            </dl>
            {scores.map((name) => (
              <dl key={name} className={styles.score}>
                <dt>{t(`score.${name}`)}</dt>
                <dd>
                  {tenths(Number(own[name]))}
                  <small>
                    <StandingNote score={own[name]} peers={store.peerScore[name]} />
                  </small>
                </dd>
              </dl>
            ))}
            <StarBars counters={reviews.counters} />
          </div>
          <ReviewPanel
            reviews={reviews}
            choice={readReviewChoice(query)}
            hrefOf={(choice) => reviewAddress(pathname, query, choice)}
            link={RouterLink}
            goods
          />
        </section>
      </div>
    </>
  );
}
