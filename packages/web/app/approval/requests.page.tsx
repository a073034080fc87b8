import { requestTabs } from '@mall/contract/approval/approval.rules.ts';
import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { type RequestPage, type RequestSummary, requestApi } from '@mall/contract/approval/request.api.ts';
import { requestStates, requestStateWords } from '@mall/contract/approval/request.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { FoundRows } from '@mall/kit/list/found-rows.tsx';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { refusalIn } from '@mall/kit/page/refusal-in.ts';
import { Refused } from '@mall/kit/page/refused.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { lazy, Suspense, useState } from 'react';
import { type Translate, useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './approval.module.css';
import { PickedRequests, PickedWords } from './picked-requests.tsx';
import { RequestCase } from './request-case.tsx';
import { RequestRow } from './request-row.tsx';
import { faultsIn, queryOf, type RequestsFields, requestOrders, requestsAPage, requestsFields } from './requests-place.ts';
import { useWalk } from './use-walk.ts';

const DelegationDialog = lazy(() => import('./delegation-dialog.tsx'));

const useFilters = (t: Translate<'approval'>, tab: string): Filter<keyof RequestsFields>[] => {
  const language = useLanguage();
  return [
    { kind: 'text', name: 'word', label: t('filter.word'), width: 200, most: 50 },
    {
      kind: 'choice',
      name: 'kind',
      label: t('filter.kind'),
      any: t('filter.anyKind'),
      width: 120,
      options: bizTypes.map((kind) => ({ value: kind, label: t(`row.${kind}`) })),
      atOnce: true,
    },
    ...(tab === 'todo'
      ? []
      : [
          {
            kind: 'choice' as const,
            name: 'state' as const,
            label: t('filter.state'),
            any: t('filter.anyState'),
            width: 136,
            options: requestStates.map((state) => ({ value: state, label: requestStateWords[state][language] })),
            atOnce: true,
          },
        ]),
    {
      kind: 'amounts',
      label: t('filter.amount'),
      min: { name: 'min', label: t('filter.min') },
      max: { name: 'max', label: t('filter.max') },
    },
    {
      kind: 'choice',
      name: 'order',
      label: t('filter.order'),
      any: t('order.due'),
      width: 152,
      options: requestOrders.filter((order) => order !== 'due').map((order) => ({ value: order, label: t(`order.${order}`) })),
      labelled: true,
      atOnce: true,
    },
  ];
};

const tabsOf = (t: Translate<'approval'>, page: RequestPage | undefined, shown: string) =>
  requestTabs
    // What one sees of colleagues is told apart only where it is more than one's own.
    .filter((id) => id !== 'all' || shown === 'all' || (page !== undefined && page.counts.all > page.counts.mine))
    .map((id) => ({
      id,
      label: t(`tab.${id}`),
      ...(page && { count: page.counts[id] }),
      hot: id === 'todo' && (page?.counts.todo ?? 0) > 0,
    }));

/** Purchase requests: those that wait for the reader first, each opened beside the list. */
export default function RequestsPage() {
  const t = useWords('approval');
  const { may } = useSession();
  const place = usePlace(requestsFields[may('approval:decide') ? 'decider' : 'requester']);
  const { tab, page } = place.at;
  const unsound = faultsIn(place.at).length > 0;
  const found = useList(ask(requestApi.page, { query: queryOf(place.at) }, { staleMs: 0 }), { enabled: !unsound });
  const rows = found.data?.list ?? [];
  const refusal = refusalIn(found.error);
  const filters = useFilters(t, tab);
  const [delegating, setDelegating] = useState(false);
  const hrefOf = (id: string) => place.hrefOf({ id, page });
  const { open, next } = useWalk(rows, place.at.id, hrefOf);
  const aloneOf = ({ bulk }: RequestSummary) => (bulk ? null : t('row.alone', { amount: formatCurrency(found.data?.bulkMost ?? '0.00') }));
  const list = {
    found,
    unsound,
    rowKey: ({ requestId }: RequestSummary) => requestId,
    page,
    size: requestsAPage,
    hrefOf: (to: number) => place.hrefOf({ page: to, id: '' }),
    row: (request: RequestSummary, pick: { picked: boolean; onPick: (on: boolean) => void }) => (
      <RequestRow
        request={request}
        tab={tab}
        href={hrefOf(request.requestId)}
        open={request.requestId === open}
        alone={aloneOf(request)}
        {...pick}
      />
    ),
    ...(tab === 'todo' && {
      pick: {
        nameOf: ({ title }: RequestSummary) => t('picked.one', { title }),
        refuse: aloneOf,
        labels: { bar: t('picked.label'), all: t('picked.all') },
        words: (picked: readonly RequestSummary[]) => <PickedWords rows={picked} />,
        acts: (picked: readonly RequestSummary[]) => <PickedRequests rows={picked} bulkMost={found.data?.bulkMost ?? '0.00'} />,
      },
    }),
    none: {
      title: t(place.narrowed(['tab', 'order', 'id']) ? 'none.narrowed' : `none.${tab}`),
      actions: place.narrowed(['tab', 'order', 'id']) && (
        <RouterLink href={place.plain} className="link">
          {t('none.showAll')}
        </RouterLink>
      ),
    },
    words: { failed: t('failed.list') },
  };
  useLastPage({ ...list, total: found.isPlaceholderData ? 0 : (found.data?.total ?? 0) });
  return (
    <div data-sheet="" className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.row}>
          <span className={`meta no-phone ${styles.keys}`}>
            {t('keys')} <kbd>J</kbd> <kbd>K</kbd> {t('keys.walk')} <kbd>A</kbd> {t('act.approve')} <kbd>R</kbd> {t('act.reject')}
          </span>
          {may('approval:decide') && (
            <Button look="line" onClick={() => setDelegating(true)}>
              {t('delegate.open')}
            </Button>
          )}
        </div>
      </header>
      {refusal ? (
        <Panel bordered>
          <Refused refusal={refusal} />
        </Panel>
      ) : (
        <Panel bordered flush>
          <Tabs
            inset
            label={t('tabs')}
            items={tabsOf(t, found.data, tab)}
            value={tab}
            hrefOf={(to) => place.hrefOf({ tab: to, state: '', id: '' })}
            link={RouterLink}
          />
          <FilterBar
            place={place}
            filters={filters}
            faultsOf={(typed) => Object.fromEntries(faultsIn(typed).map((end) => [end, t('filter.amountWrong')]))}
          />
          <div className={classNames(open !== undefined && styles.two)}>
            <div className={styles.list}>
              <FoundRows list={list} title={t('title')} />
            </div>
            {open !== undefined && (
              <section className={`no-phone ${styles.case}`} id="case" tabIndex={-1} aria-label={t('detail.title')}>
                <RequestCase key={open} id={open} onDecided={next} />
              </section>
            )}
          </div>
        </Panel>
      )}
      {delegating && (
        <Suspense>
          <DelegationDialog onClose={() => setDelegating(false)} />
        </Suspense>
      )}
    </div>
  );
}
