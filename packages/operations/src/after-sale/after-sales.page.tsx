import {
  type OperatorAfterSalePage,
  type OperatorAfterSaleSummary,
  operatorAfterSaleApi,
} from '@mall/contract/after-sale/after-sale-office.api.ts';
import { type MallAfterSaleTab, mallAfterSaleTabs } from '@mall/contract/after-sale/office-after-sale.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { TimeLeft } from '@mall/counter/after-sale/time-left.tsx';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './after-sales.module.css';
import { SaleCase } from './sale-case.tsx';
import { SaleStatus } from './sale-status.tsx';

const types = ['1', '2', '3'] as const;
const fields = { tab: oneOf(mallAfterSaleTabs, 'decide'), word: typed(50), type: oneOf(types), id };
const aPage = 20;

/** What the mall has to decide between buyers and stores, and refunds that it has to send on their way. */
export default function AfterSalesPage() {
  const t = useWords('after-sale');
  const { typeName } = useAfterSaleNames();
  const place = usePlace(fields);
  const { tab, word, type, page } = place.at;
  const filter = { tab, ...(word && { word }), ...(type && { type }) };
  const found = useList(ask(operatorAfterSaleApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: operatorAfterSaleApi.export, filter });
  const queue = useQueue(place, found.data?.list);
  const options = types.map((value) => ({ value, label: typeName(Number(value) as 1 | 2 | 3) }));
  return (
    <SideBySide
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={640}
      head={
        <>
          <Tabs
            inset
            label={t('tabs')}
            items={mallAfterSaleTabs.map((one) => tabOf(t, one, found.data))}
            value={tab}
            hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
            link={RouterLink}
          />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('filter.word'), width: 240, most: 50 },
              { kind: 'choice', name: 'type', label: t('filter.type'), any: t('filter.anyType'), width: 120, options, labelled: true },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('title')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row sale={row} answeredAt={found.dataUpdatedAt} />}
          none={noneOf(t, place)}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('none.open')} picture="none" />
      ) : (
        <SaleCase key={queue.open} id={queue.open} onDone={queue.next} />
      )}
    </SideBySide>
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
      <span className={styles.line}>
        <b className="num">{sale.aftersaleSn}</b>
        <SaleStatus sale={sale} />
      </span>
      <span className={styles.line}>
        <span>{sale.buyerName}</span>
        <span className="num">{sale.aftersaleType === 3 ? '—' : `¥${formatCurrency(sale.amount)}`}</span>
      </span>
      <span className={styles.line}>
        <span className="meta">
          {typeName(sale.aftersaleType)} · {sale.storeName}
        </span>
        {sale.arbitrationFlag === 1 ? (
          <span className="meta">{t(sale.state === 'applied' ? 'why.late' : 'why.appeal')}</span>
        ) : (
          sale.dueSeconds !== undefined && <TimeLeft seconds={sale.dueSeconds} answeredAt={answeredAt} />
        )}
      </span>
    </>
  );
}
