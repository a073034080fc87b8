import {
  type OperatorAfterSalePage,
  type OperatorAfterSaleSummary,
  operatorAfterSaleApi,
} from '@mall/contract/after-sale/after-sale-office.api.ts';
import { type MallAfterSaleTab, mallAfterSaleTabs } from '@mall/contract/after-sale/office-after-sale.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { TimeLeft } from '@mall/counter/after-sale/time-left.tsx';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
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
import { SaleStatus } from './sale-status.tsx';

const types = ['1', '2', '3'] as const;
const fields = { tab: oneOf(mallAfterSaleTabs, 'decide'), word: typed(50), type: oneOf(types), id };

/** What the mall has to decide between buyers and stores, and refunds that it has to send on their way. */
export default function AfterSalesPage() {
  const t = useWords('after-sale');
  const { typeName } = useAfterSaleNames();
  const place = usePlace(fields);
  const { tab, word, type, page } = place.at;
  const filter = { tab, ...(word && { word }), ...(type && { type }) };
  const found = useList(ask(operatorAfterSaleApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: operatorAfterSaleApi.export, filter });
  const options = types.map((value) => ({ value, label: typeName(Number(value) as 1 | 2 | 3) }));
  return (
    <QueuePage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={640}
      tabs={
        <Tabs
          inset
          label={t('tabs')}
          items={mallAfterSaleTabs.map((one) => tabOf(t, one, found.data))}
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
      row={(row) => <Row sale={row} answeredAt={found.dataUpdatedAt} />}
      none={noneOf(t, place)}
      noneOpen={t('none.open')}
    >
      {(open, next) => <SaleCase key={open} id={open} onDone={next} />}
    </QueuePage>
  );
}

const tabOf = (t: Translate<'after-sale'>, one: MallAfterSaleTab, page: OperatorAfterSalePage | undefined) => ({
  id: one,
  label: t(`tab.${one}`),
  ...(page && { count: page.counts[one] }),
  hot: (one === 'decide' || one === 'refund') && (page?.counts[one] ?? 0) > 0,
});

const noneOf = (t: Translate<'after-sale'>, place: Place<typeof fields>) => {
  const { tab } = place.at;
  const narrowed = place.narrowed(['tab', 'id']);
  return {
    title: t(narrowed ? 'none.narrowed' : tab === 'decide' || tab === 'refund' ? `none.${tab}` : 'none.tab'),
    actions: narrowed && (
      <Button look="line" href={place.plain} as={RouterLink}>
        {t('none.showAll')}
      </Button>
    ),
  };
};

function Row({ sale, answeredAt }: { sale: OperatorAfterSaleSummary; answeredAt: number }) {
  const t = useWords('after-sale');
  const { typeName } = useAfterSaleNames();
  return (
    <>
      <CaseLine>
        <b className="num">{sale.aftersaleSn}</b>
        <SaleStatus sale={sale} />
      </CaseLine>
      <CaseLine>
        <span>{sale.buyerName}</span>
        <span className="num">{sale.aftersaleType === 3 ? '—' : `¥${formatCurrency(sale.amount)}`}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta">
          {typeName(sale.aftersaleType)} · {sale.storeName}
        </span>
        {sale.arbitrationFlag === 1 ? (
          <span className="meta">{t(sale.state === 'applied' ? 'why.late' : 'why.appeal')}</span>
        ) : (
          sale.dueSeconds !== undefined && <TimeLeft seconds={sale.dueSeconds} answeredAt={answeredAt} />
        )}
      </CaseLine>
    </>
  );
}
