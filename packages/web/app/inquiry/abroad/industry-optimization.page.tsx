import type { RankedSupplier } from '@mall/contract/inquiry/inquiry-data.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useTenths } from '@mall/kit/words/use-tenths.ts';
import { Chip } from '@mall/ui/chip.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../../kernel/render-loader.ts';
import { useWords } from '../../kernel/words.tsx';
import { ListFailed } from '../../marketing/list-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { SameZoneLink } from '../../shell/same-zone-link.tsx';
import { storeHome } from '../../store/store-address.ts';
import { StoreLogo } from '../../store/store-logo.tsx';
import styles from './abroad.module.css';
import { classIn, industryQueries, rankedAPage } from './abroad.queries.ts';
import { AbroadCrumbs } from './abroad-crumbs.tsx';
import { AbroadPager } from './abroad-pager.tsx';
import { ShareBars, ShareRing } from './share-chart.tsx';

export const loader = renderLoader(industryQueries);
export const clientLoader = browseLoader(industryQueries);

const path = '/internation/industryOptimization';
const barsShown = 8;

/** The best suppliers: what they can prove, what they sell, where they are, and their ranking. */
export default function IndustryOptimizationPage() {
  const t = useWords('inquiry/abroad');
  const how = useWords('inquiry/form');
  const figure = useFigure();
  const [search] = useSearchParams();
  const { classes, proofs, holders, byClass, byRegion, stores } = usePageQueries(industryQueries);
  const papers = proofs.reduce((sum, { value }) => sum + value, 0);
  const classId = classIn(search);
  const page = readPage(search.get('page'));
  const hrefOf = (to: { classId?: string | undefined; page?: number }) => {
    const query = new URLSearchParams({ ...(to.classId && { classId: to.classId }), ...(to.page && { page: String(to.page) }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const pageHref = (to: number) => hrefOf({ classId, page: to });
  useLastPage({ total: stores.total, page, size: rankedAPage, hrefOf: pageHref });
  const suppliers = byRegion.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta description={t('industry.text')} path={path} />
      <AbroadCrumbs to={[{ label: t('suppliers') }]} />
      <header className={styles.title}>
        <h1>{t('industry.title')}</h1>
        <p className="meta">{t('industry.text')}</p>
      </header>
      <dl className={styles.figures}>
        {(
          [
            ['industry.suppliers', suppliers],
            ['industry.classes', byClass.length],
            ['industry.regions', byRegion.length],
            ['industry.proofs', papers],
          ] as const
        ).map(([word, value]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd className="num">{figure(value)}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label={t('classes')} className={styles.chips}>
        <Chip href={hrefOf({})} link={RouterLink} on={classId === undefined}>
          {t('industry.allClasses')}
        </Chip>
        {classes.map(({ id, name }) => (
          <Chip key={id} href={hrefOf({ classId: id })} link={RouterLink} on={classId === id}>
            {name}
          </Chip>
        ))}
      </nav>
      <div className={styles.charts}>
        <Panel title={t('industry.ring')}>
          <ShareRing shares={proofs} middle={t('industry.papers')} />
        </Panel>
        <Panel title={t('industry.byClass')}>
          <ShareBars shares={byClass.slice(0, barsShown)} />
        </Panel>
        <Panel title={t('industry.holders')}>
          <ShareBars shares={holders.slice(0, barsShown)} />
        </Panel>
        <Panel title={t('industry.byRegion')}>
          <ShareBars shares={byRegion.slice(0, barsShown)} />
        </Panel>
      </div>
      <Panel flush title={t('industry.ranking')}>
        <p className={`meta ${styles.how}`}>{how('card.howText')}</p>
        {stores.list.length === 0 ? (
          <Empty title={t('industry.none')} compact />
        ) : (
          <ol className={styles.ranking} start={(page - 1) * rankedAPage + 1}>
            {stores.list.map((store, at) => (
              <RankedStore key={store.storeId} store={store} rank={(page - 1) * rankedAPage + at + 1} />
            ))}
          </ol>
        )}
      </Panel>
      <AbroadPager page={page} size={rankedAPage} total={stores.total} hrefOf={pageHref} />
    </div>
  );
}

const most = 100;

function RankedStore({ store, rank }: { store: RankedSupplier; rank: number }) {
  const t = useWords('inquiry/abroad');
  const tenths = useTenths();
  const { score } = store.card;
  return (
    <li>
      <b className={rank <= 3 ? styles.first : styles.rank}>{rank}</b>
      <StoreLogo logo={store.logo} name={store.name} />
      <span className={styles.who}>
        <SameZoneLink href={storeHome(store.storeId)} className="link">
          {store.name}
        </SameZoneLink>
        <Measured card={store.card} />
        <span className="meta">{[store.region, store.mainClasses.map(({ name }) => name).join(', ')].filter(Boolean).join(' · ')}</span>
      </span>
      {score === null ? (
        <span className="meta">{t('industry.idle')}</span>
      ) : (
        <span className={styles.score}>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" className={styles.track} />
            <rect width={(score / most) * 100} height="4" className={styles.bar} />
          </svg>
          <b className="num">
            <span className="sr">{t('industry.score', { score: '' })}</span>
            {tenths(score)}
          </b>
        </span>
      )}
      <span className="meta">{t('items', { count: store.goodsCount })}</span>
      <span className={styles.acts}>
        <SameZoneLink href={storeHome(store.storeId)} className="link">
          {t('industry.visit')}
        </SameZoneLink>
        <RouterLink href="/newInquiry" className="link">
          {t('industry.ask')}
        </RouterLink>
      </span>
    </li>
  );
}

const measures = ['onTime', 'answered', 'returns', 'reviews'] as const;

/** What the score is made of; what happened too seldom is left out. */
function Measured({ card }: { card: RankedSupplier['card'] }) {
  const t = useWords('inquiry/form');
  const parts = measures.flatMap((name) => {
    const part = card[name];
    return part === null
      ? []
      : `${t(`card.${name}`)} ${t(name === 'reviews' ? 'card.stars' : 'card.share', { value: Math.round(part.value * 10) / 10, of: part.of })}`;
  });
  return parts.length > 0 && <span className="meta">{parts.join(' · ')}</span>;
}

export { ListFailed as ErrorBoundary };
