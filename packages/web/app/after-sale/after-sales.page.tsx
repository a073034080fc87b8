import type { AfterSaleSummary } from '@mall/contract/after-sale/after-sale.api.ts';
import type { AfterSaleAction } from '@mall/contract/after-sale/after-sale.machine.ts';
import { orderErrors } from '@mall/contract/order/order.errors.ts';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../kernel/words.tsx';
import { useSightFilters } from '../shell/sight-filters.ts';
import { useSession } from '../shell/use-session.ts';
import { afterSalesQuestion, sightQuestion } from './after-sale.queries.ts';
import { type AfterSalesPlace, afterSalesAPage, afterSalesFields, applyAddress, tabs, types } from './after-sales-place.ts';
import { SaleHeads, SaleRow } from './sale-row.tsx';
import { useAfterSaleActs } from './use-after-sale-acts.tsx';

const filtersOf = (t: Translate<'after-sale'>, typeName: (code: 1 | 2 | 3) => string): Filter<keyof typeof afterSalesFields>[] => [
  { kind: 'text', name: 'keyword', label: t('filter.keyword'), width: 220, most: 40 },
  {
    kind: 'choice',
    name: 'type',
    label: t('filter.type'),
    any: t('filter.allTypes'),
    options: types.map((type) => ({ value: type, label: typeName(Number(type) as 1 | 2 | 3) })),
    labelled: true,
    atOnce: true,
  },
  {
    kind: 'days',
    label: t('filter.days'),
    from: { name: 'from', label: t('filter.from') },
    to: { name: 'to', label: t('filter.to') },
  },
];

const faultsOf = ({ from, to }: AfterSalesPlace): Partial<Record<'from' | 'to', 'order.day_wrong' | 'order.times_wrong'>> => {
  if (from !== '' && !isDay(from)) return { from: 'order.day_wrong' };
  if (to !== '' && !isDay(to)) return { to: 'order.day_wrong' };
  return from !== '' && to !== '' && to < from ? { to: 'order.times_wrong' } : {};
};

const noneOf = (t: Translate<'after-sale'>, place: Place<typeof afterSalesFields>) => {
  const { state } = place.at;
  const narrowed = place.narrowed(['state']);
  return {
    title: t(narrowed ? 'empty.filtered' : state === 'all' ? 'empty.all' : 'empty.tab', { tab: t(`tab.${state}`) }),
    text: t('empty.text'),
    actions: (
      <>
        {(narrowed || state !== 'all') && (
          <RouterLink href={place.plain} className="link">
            {t('empty.showAll')}
          </RouterLink>
        )}
        <RouterLink href="/personalCenterBase/myOrders" className="link">
          {t('empty.orders')}
        </RouterLink>
      </>
    ),
  };
};

/** Own after-sales, by whose turn it is. Typing in the parcel opens under its row. */
export default function AfterSalesPage() {
  const t = useWords('after-sale');
  const language = useLanguage();
  const { typeName } = useAfterSaleNames();
  const place = usePlace(afterSalesFields);
  const unsound = Object.keys(faultsOf(place.at)).length > 0;
  const found = useList(afterSalesQuestion(place.at), { enabled: !unsound });
  const sight = useSightFilters(sightQuestion);
  const counts = found.data?.counts;
  const acts = useAfterSaleActs();
  const { may } = useSession();
  const [open, setOpen] = useState<string>();
  const onAct = (action: AfterSaleAction, sale: AfterSaleSummary) => {
    if (action === 'sendBack') setOpen((before) => (before === sale.id ? undefined : sale.id));
    else if (action !== 'reapply') acts[action](sale);
  };
  const items = tabs.map((id) => ({
    id,
    label: t(`tab.${id}`),
    ...(counts && { count: counts[id] }),
    hot: id === 'mine' && (counts?.mine ?? 0) > 0,
  }));
  return (
    <ListPage
      title={t('list.title')}
      acts={
        may('order:cancel') && (
          <Button href={applyAddress()} as={RouterLink} icon={<PlusIcon size={16} />}>
            {t('list.apply')}
          </Button>
        )
      }
      tabs={{ label: t('list.tabs'), items, value: place.at.state, hrefOf: (state) => place.hrefOf({ state }) }}
      filter={
        <FilterBar
          place={place}
          label={t('filter.label')}
          filters={[...filtersOf(t, typeName), ...sight.filters]}
          faultsOf={(typed) =>
            Object.fromEntries(Object.entries(faultsOf(typed)).map(([name, code]) => [name, orderErrors[code].words[language]]))
          }
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page: place.at.page,
        size: afterSalesAPage,
        hrefOf: (page) => place.hrefOf({ page }),
        heads: <SaleHeads />,
        row: (sale) => <SaleRow sale={sale} open={open === sale.id} onAct={onAct} onClose={() => setOpen(undefined)} />,
        none: noneOf(t, place),
        words: { failed: t('failed.title'), pages: t('pages.nav'), total: (total) => t('pages.total', { total }) },
      }}
    >
      {acts.dialogs}
    </ListPage>
  );
}
