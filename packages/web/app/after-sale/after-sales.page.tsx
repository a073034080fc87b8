import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { afterSalesQuestion } from './after-sale.queries.ts';
import { type AfterSalesPlace, afterSalesAddress, applyAddress, pagesOf, readPlace, tabs } from './after-sales-address.ts';
import { AfterSalesFilter } from './after-sales-filter.tsx';
import { AfterSalesList } from './after-sales-list.tsx';

/** Own after-sales, by whose turn it is. */
export default function AfterSalesPage() {
  const t = useWords('after-sale');
  const language = useLanguage();
  const { search } = useLocation();
  const place = readPlace(new URLSearchParams(search));
  const answer = useQuery({ ...queryOf(afterSalesQuestion(place), language), placeholderData: keepPreviousData });
  const counts = answer.data?.counts;
  const at = (changes: Partial<AfterSalesPlace>) => afterSalesAddress({ ...place, page: 1, ...changes });
  const filtered = place.keyword !== '' || place.type !== '' || place.from !== '' || place.to !== '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('list.title')}</h1>
        <Button href={applyAddress()} as={RouterLink} icon={<PlusIcon size={16} />}>
          {t('list.apply')}
        </Button>
      </header>
      <Panel bordered flush>
        <Tabs
          inset
          label={t('list.tabs')}
          value={place.tab}
          items={tabs.map((id) => ({
            id,
            label: t(`tab.${id}`),
            ...(counts && { count: counts[id] }),
            hot: id === 'mine' && (counts?.mine ?? 0) > 0,
          }))}
          hrefOf={(tab) => at({ tab })}
          link={RouterLink}
        />
        <AfterSalesFilter key={search} place={place} />
        <AfterSalesList
          rows={answer.data?.list ?? []}
          loading={answer.isPending}
          empty={
            answer.isError ? (
              <ErrorState
                compact
                title={t('failed.title')}
                labels={{ retry: t('failed.retry') }}
                busy={answer.isFetching}
                onRetry={() => void answer.refetch()}
              />
            ) : (
              <Empty
                compact
                title={t(filtered ? 'empty.filtered' : place.tab === 'all' ? 'empty.all' : 'empty.tab', { tab: t(`tab.${place.tab}`) })}
                actions={
                  <>
                    {(filtered || place.tab !== 'all') && (
                      <RouterLink href="/personalCenterBase/afterSale" className="link">
                        {t('empty.showAll')}
                      </RouterLink>
                    )}
                    <RouterLink href="/personalCenterBase/myOrders" className="link">
                      {t('empty.orders')}
                    </RouterLink>
                  </>
                }
              >
                {t('empty.text')}
              </Empty>
            )
          }
        />
        {answer.data && answer.data.total > 0 && (
          <div className={styles.foot}>
            <Pager
              compact
              page={place.page}
              pages={pagesOf(answer.data.total)}
              hrefOf={(page) => at({ page })}
              link={RouterLink}
              labels={{
                nav: t('pages.nav'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (page) => t('pages.page', { page }),
              }}
              total={t('pages.total', { total: answer.data.total })}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}
