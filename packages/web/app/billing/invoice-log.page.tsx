import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import type { InvoiceRow } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTabs, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import { InvoiceNote } from '../invoice/invoice-note.tsx';
import { InvoiceStateMark } from '../invoice/invoice-state.tsx';
import { useInvoiceActs } from '../invoice/use-invoice-acts.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { billAddress, billsAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const fields = { tab: oneOf(invoiceTabs, 'all'), billId: typed(18), word: typed(40) };
const size = 10;

/** Invoices of bills, or of one bill, with what may be done with each. */
export default function InvoiceLogPage() {
  const t = useWords('billing');
  const of = useWords('invoice');
  const language = useLanguage();
  const place = usePlace(fields);
  const { tab, billId, word, page } = place.at;
  const { may } = useSession();
  const filter = { tab, ...(isId(billId) && { billId }), ...(word && { word }) };
  const found = useList(ask(billInvoiceApi.log, { query: { page, limit: size, ...filter } }, { staleMs: 0 }));
  const acts = useInvoiceActs();
  const mayAct = may('personalCenterBase:invoiceManagement:managementList:view');
  const counts = found.data?.counts;
  const columns: TableColumn<InvoiceRow>[] = [
    { key: 'sn', head: of('column.sn'), cell: ({ applySn }) => <span className="num">{applySn}</span> },
    { key: 'bill', head: t('col.bill'), cell: (row) => <Bill row={row} /> },
    { key: 'type', head: of('column.type'), cell: ({ type }) => <span className={styles.whole}>{invoiceTypeWords[type][language]}</span> },
    { key: 'amount', head: of('column.amount'), align: 'money', cell: ({ amount }) => yuan(amount) },
    { key: 'state', head: of('column.state'), cell: ({ state }) => <InvoiceStateMark state={state} /> },
    { key: 'note', head: of('column.note'), cell: (row) => <InvoiceNote row={row} /> },
    ...(mayAct
      ? [{ key: 'acts', head: of('column.acts'), align: 'right', cell: (row) => acts.buttons(row) } satisfies TableColumn<InvoiceRow>]
      : []),
  ];
  return (
    <ListPage
      title={t('log.title')}
      acts={
        <RouterLink className="link" href={isId(billId) ? billAddress(billId) : billsAddress}>
          {t(isId(billId) ? 'amounts.back' : 'title')}
        </RouterLink>
      }
      tabs={{
        label: of('tabs'),
        items: invoiceTabs.map((id) => ({
          id,
          label: of(`tab.${id}`),
          ...(counts && { count: counts[id] }),
          hot: id === 'rejected' && (counts?.rejected ?? 0) > 0,
        })),
        value: tab,
        hrefOf: (next) => place.hrefOf({ tab: next }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('log.word'), width: 260, most: 40 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => (
          <article className={styles.card}>
            <span className="num">{row.applySn}</span>
            <InvoiceStateMark state={row.state} />
            <Bill row={row} />
            <b className="num">{yuan(row.amount)}</b>
            <span>
              {invoiceTypeWords[row.type][language]} <InvoiceNote row={row} />
            </span>
            <span>{mayAct && acts.buttons(row)}</span>
          </article>
        ),
        none: { title: t(place.narrowed() ? 'log.noneFound' : 'log.none'), text: t('log.noneText') },
        words: { failed: t('failed') },
      }}
    >
      {acts.questions}
    </ListPage>
  );
}

function Bill({ row }: { row: InvoiceRow }) {
  return (
    <span className={styles.two}>
      {row.billId && (
        <RouterLink className="link num" href={billAddress(row.billId)}>
          {row.billSn}
        </RouterLink>
      )}
      <span className="meta">{row.storeName}</span>
    </span>
  );
}
