import { type SellerAfterSalePage, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { type StoreAfterSaleTab, storeAfterSaleTabs } from '@mall/contract/after-sale/office-after-sale.rules.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import { SaleCase } from './sale-case.tsx';
import { SaleHeads, SaleRow } from './sale-row.tsx';

const types = ['1', '2', '3'] as const;
/** No tab is chosen to begin with: what waits for the store's answer, or, where a word is looked for, all of them. */
const fields = { tab: oneOf(storeAfterSaleTabs), word: typed(50), type: oneOf(types), id };
const forStore = new Set<StoreAfterSaleTab>(['answer', 'receive', 'resend']);

/** The after-sales of the store, whose time ends first in front; the case that is open stands beside. */
export default function AfterSalesPage() {
  const t = useWords('after-sale');
  const { typeName } = useAfterSaleNames();
  const place = usePlace(fields);
  const { word, type, page } = place.at;
  const tab = place.at.tab || (word ? 'all' : 'answer');
  const filter = { tab, ...(word && { word }), ...(type && { type }) };
  const found = useList(ask(sellerAfterSaleApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: sellerAfterSaleApi.export, filter });
  const options = types.map((value) => ({ value, label: typeName(Number(value) as 1 | 2 | 3) }));
  return (
    <QueuePage
      title={t('title')}
      lead={found.data && leadOf(t, found.data)}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={592}
      alone
      tabs={
        <Tabs
          inset
          label={t('tabs')}
          items={storeAfterSaleTabs.map((one) => tabOf(t, one, found.data))}
          value={tab}
          hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[
        { ...wordFilter(t('filter.word')), most: 50 },
        { kind: 'choice', name: 'type', label: t('filter.type'), any: t('filter.anyType'), width: 120, options, labelled: true },
      ]}
      found={found}
      heads={<SaleHeads />}
      row={(row) => <SaleRow sale={row} answeredAt={found.dataUpdatedAt} />}
      none={noneOf(t, place, tab)}
      noneOpen={t('none.open')}
    >
      {(open, next) => <SaleCase key={open} id={open} onDone={next} />}
    </QueuePage>
  );
}

const leadOf = (t: Translate<'after-sale'>, { answerHours: hours, meanHours: mean }: SellerAfterSalePage): string =>
  mean === undefined ? t('lead', { hours }) : t('leadMean', { hours, mean });

const tabOf = (t: Translate<'after-sale'>, one: StoreAfterSaleTab, page: SellerAfterSalePage | undefined) => ({
  id: one,
  label: t(`tab.${one}`),
  ...(page && { count: page.counts[one] }),
  hot: forStore.has(one) && (page?.counts[one] ?? 0) > 0,
});

const noneOf = (t: Translate<'after-sale'>, place: Place<typeof fields>, tab: StoreAfterSaleTab) => {
  const narrowed = place.narrowed(['tab', 'id']);
  return {
    title: t(narrowed ? 'none.narrowed' : tab === 'answer' ? 'none.answer' : 'none.tab'),
    actions: narrowed && (
      <Button look="line" href={place.plain} as={RouterLink}>
        {t('none.showAll')}
      </Button>
    ),
  };
};
