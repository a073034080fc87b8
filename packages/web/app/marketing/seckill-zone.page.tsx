import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { seckillPageSize } from '@mall/contract/marketing/seckill.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Suspense, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { PlaceBanner } from '../shell/place-banner.tsx';
import { SeckillTabs } from '../shell/seckill-tabs.tsx';
import { ListFailed } from './list-failed.tsx';
import { SeckillGoodsCard } from './seckill-goods-card.tsx';
import styles from './seckill-zone.module.css';
import { zoneQueries } from './seckill-zone.queries.ts';
import { SignInFirst } from './sign-in-first.ts';
import { usePagerWords } from './use-pager-words.ts';
import { useRemind } from './use-remind.ts';
import { ZoneBanner } from './zone-banner.tsx';

export const loader = renderLoader(zoneQueries);
export const clientLoader = browseLoader(zoneQueries);

const reads = [seckillApi.sessions, seckillApi.currentGoods, seckillApi.soonGoods];

/** Sessions that run and are to come, and the goods of one of them. */
export default function SeckillZonePage() {
  const t = useWords('marketing');
  const pagerWords = usePagerWords();
  const { banners, sessions, current, soon } = usePageQueries(zoneQueries);
  const [search] = useSearchParams();
  const pending = useNavigation().state === 'loading';
  const [fresh, setFresh] = useState(false);
  const remind = useRemind();
  const reload = async () => {
    await askAgain(reads);
    setFresh(true);
  };
  const named = search.get('sessionId');
  const chosen = sessions.find(({ sessionId }) => sessionId === named) ?? (named === null ? sessions[0] : undefined);
  const goods = chosen?.state === 'soon' ? soon : current;
  const page = readPage(search.get('page'));
  const pages = Math.ceil(goods.total / seckillPageSize);
  const hrefOf = (number: number) =>
    `/seckillZone?${new URLSearchParams({ ...(named !== null && { sessionId: named }), page: String(number) })}`;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('crumbs')} link={RouterLink} items={[{ label: t('home'), href: '/' }, { label: t('zone.title') }]} />
      <PlaceBanner banners={banners} />
      <ZoneBanner session={chosen} fresh={fresh} onEnd={() => void reload()} />
      {sessions.length > 0 && (
        <div className={styles.tabs}>
          <SeckillTabs
            sessions={sessions.map((session) => ({ ...session, running: session.state === 'current' }))}
            chosen={chosen?.sessionId ?? null}
            now={sessions[0]?.currentDateStr ?? ''}
            stacked
            hrefOf={({ sessionId }) => `/seckillZone?sessionId=${sessionId}`}
          />
        </div>
      )}
      <section aria-label={t('zone.goods')} aria-busy={pending} className={pending ? styles.pending : undefined}>
        <h2 className="sr">{t('zone.goods')}</h2>
        {chosen === undefined || goods.list.length === 0 ? (
          <div className={styles.empty}>
            <Empty
              picture="box"
              title={t(chosen === undefined && named !== null ? 'zone.ended' : 'zone.empty')}
              actions={
                <Button href={named === null ? '/' : '/seckillZone'} as={RouterLink}>
                  {t(named === null ? 'zone.browse' : 'zone.toCurrent')}
                </Button>
              }
            >
              {t('zone.emptyText')}
            </Empty>
          </div>
        ) : (
          <div className={styles.grid}>
            {goods.list.map((one, at) => (
              <SeckillGoodsCard
                key={one.specId}
                goods={one}
                running={chosen.state === 'current'}
                reminded={remind.asked(one)}
                busy={remind.busy === one.specId}
                onRemind={() => void remind.ask(one)}
                priority={at < 5}
              />
            ))}
          </div>
        )}
      </section>
      {pages > 1 && (
        <Pager page={page} pages={pages} hrefOf={hrefOf} link={RouterLink} {...pagerWords(goods.total, seckillPageSize, 'goods')} />
      )}
      {remind.needsSignIn && (
        <Suspense>
          <SignInFirst onClose={remind.later} />
        </Suspense>
      )}
    </div>
  );
}

export { ListFailed as ErrorBoundary };
