import { groupBuyApi } from '@mall/contract/marketing/group-buy.api.ts';
import { groupPageSize } from '@mall/contract/marketing/group-buy.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browseLoader, usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { renderLoader } from '../kernel/render-loader.ts';
import { useWords } from '../kernel/words.tsx';
import { GroupGoodsCard } from '../shell/group/group-goods-card.tsx';
import styles from './group-zone.module.css';
import { groupStateOf, groupZoneQueries } from './group-zone.queries.ts';
import { ListFailed } from './list-failed.tsx';
import { usePagerWords } from './use-pager-words.ts';

export const loader = renderLoader(groupZoneQueries);
export const clientLoader = browseLoader(groupZoneQueries);

// The clock ends a group buy some seconds after its time.
const settleMs = 5000;
const tabs = ['running', 'new'] as const;

/** Group buys that run, and those that come within three days. */
export default function GroupZonePage() {
  const t = useWords('marketing');
  const pagerWords = usePagerWords();
  const { goods } = usePageQueries(groupZoneQueries);
  const [search] = useSearchParams();
  const [fresh, setFresh] = useState(false);
  const chosen = groupStateOf(search);
  const page = readPage(search.get('page'));
  const pages = Math.ceil(goods.total / groupPageSize);
  const reload = async () => {
    await askAgain([groupBuyApi.goods]);
    setFresh(true);
  };
  return (
    <div className="wrap">
      <Breadcrumbs label={t('crumbs')} link={RouterLink} items={[{ label: t('home'), href: '/' }, { label: t('group.title') }]} />
      <header className={styles.banner}>
        <h1>{t('group.title')}</h1>
        <p>{t('group.rule')}</p>
      </header>
      <nav className={styles.tabs} aria-label={t('group.title')}>
        {tabs.map((tab) => (
          <RouterLink
            key={tab}
            href={tab === 'running' ? '/groupZone' : '/groupZone?state=new'}
            className={classNames(styles.tab, tab === chosen && styles.chosen)}
            {...(tab === chosen && { 'aria-current': 'page' as const })}
          >
            {t(`group.tab.${tab}`)}
          </RouterLink>
        ))}
      </nav>
      <section aria-label={t('group.goods')}>
        <h2 className="sr">{t('group.goods')}</h2>
        {goods.list.length === 0 ? (
          <div className={styles.empty}>
            <Empty
              picture="box"
              title={t(chosen === 'running' ? 'group.none' : 'group.noneSoon')}
              actions={
                <Button href="/" as={RouterLink}>
                  {t('zone.browse')}
                </Button>
              }
            />
          </div>
        ) : (
          <div className={styles.grid}>
            {goods.list.map((one, at) => (
              <GroupGoodsCard
                key={one.groupId}
                goods={one}
                fresh={fresh}
                onEnd={() => setTimeout(() => void reload(), settleMs)}
                priority={at < 5}
              />
            ))}
          </div>
        )}
      </section>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hrefOf={(next) => `/groupZone?${new URLSearchParams({ ...(chosen === 'new' && { state: 'new' }), page: String(next) })}`}
          link={RouterLink}
          {...pagerWords(goods.total, groupPageSize, 'goods')}
        />
      )}
    </div>
  );
}

export { ListFailed as ErrorBoundary };
