import { type InvoiceRow, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTabs, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { useSheetExport } from '../download/use-sheet-export.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { places } from './addresses.ts';
import styles from './invoice.module.css';
import { InvoiceFiguresBar } from './invoice-figures.tsx';
import { InvoiceNote } from './invoice-note.tsx';
import { InvoiceStateMark } from './invoice-state.tsx';
import { OpenOrders } from './open-orders.tsx';
import { useInvoiceActs } from './use-invoice-acts.tsx';

// Written out, because the rules they stand in bring the whole schema library with them.
const fields = { tab: oneOf(invoiceTabs, 'all'), type: oneOf(invoiceTypes), store: typed(18), from: typed(), to: typed(), word: typed(40) };
const size = 10;

/** Invoices and applications of the reader, or of his company, with what may be done with each. */
export default function ManagementListPage() {
  const t = useWords('invoice');
  const language = useLanguage();
  const { may } = useSession();
  const place = usePlace(fields);
  const { tab, type, store, from, to, word, page } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const filter = {
    tab,
    ...(type && { type }),
    ...(isId(store) && { storeId: store }),
    ...(from && { from }),
    ...(to && { to }),
    ...(word && { word }),
  };
  const found = useList(ask(invoiceApi.page, { query: { page, limit: size, ...filter } }, { staleMs: 0 }), { enabled: !unsound });
  const acts = useInvoiceActs();
  const counts = found.data?.counts;
  const archive = useSheetExport({
    call: invoiceApi.archive,
    filter,
    disabled: unsound || (counts?.issued ?? 0) + (counts?.mailed ?? 0) + (counts?.red ?? 0) === 0,
    label: t('archive'),
    done: t('archived'),
  });
  const sheet = useSheetExport({
    call: invoiceApi.export,
    filter,
    disabled: unsound || (found.data?.total ?? 0) === 0,
    label: t('export'),
    done: t('exported'),
  });
  const columns: TableColumn<InvoiceRow>[] = [
    { key: 'sn', head: t('column.sn'), cell: ({ applySn }) => <span className={`num ${styles.sn}`}>{applySn}</span> },
    { key: 'from', head: t('column.from'), cell: (row) => <From row={row} /> },
    { key: 'type', head: t('column.type'), cell: (row) => <span className={styles.whole}>{invoiceTypeWords[row.type][language]}</span> },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'right',
      cell: ({ amount }) => <span className={`num ${styles.whole}`}>¥{formatCurrency(amount)}</span>,
    },
    { key: 'state', head: t('column.state'), cell: ({ state }) => <InvoiceStateMark state={state} /> },
    { key: 'note', head: t('column.note'), cell: (row) => <InvoiceNote row={row} /> },
    { key: 'acts', head: t('column.acts'), align: 'right', cell: (row) => acts.buttons(row) },
  ];
  return (
    <ListPage
      title={t('title')}
      acts={
        <>
          <Button look="line" href={places.titles} as={RouterLink}>
            {t('go.titles')}
          </Button>
          <Button look="line" href={places.verify} as={RouterLink}>
            {t('go.verify')}
          </Button>
          {sheet.button}
          {archive.button}
          <Button href={places.apply} as={RouterLink}>
            {t('go.apply')}
          </Button>
        </>
      }
      note={
        <div className={styles.notes}>
          {sheet.note}
          {archive.note}
          <InvoiceFiguresBar />
          <p className={styles.links}>
            <Go href={places.text}>{t('go.text')}</Go>
            {may('personalCenterBase:salesInvoice:invoiceCtrl:view') && <Go href={places.ctrl}>{t('go.ctrl')}</Go>}
            {may('personalCenterBase:salesInvoice:invoiceConsignee:view') && <Go href={places.receivers}>{t('go.receivers')}</Go>}
            {may('personalCenterBase:salesInvoice:supportInvoiceManage:view') && <Go href={places.support}>{t('go.support')}</Go>}
          </p>
          {may('personalCenterBase:invoiceBase:applyInvoice:view') && <OpenOrders />}
        </div>
      }
      tabs={{
        label: t('tabs'),
        items: invoiceTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          ...(counts && { count: counts[id] }),
          hot: id === 'rejected' && (counts?.rejected ?? 0) > 0,
        })),
        value: tab,
        hrefOf: (next) => place.hrefOf({ tab: next }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('filter.word'), width: 220, most: 40 },
            {
              kind: 'choice',
              name: 'type',
              label: t('filter.type'),
              any: t('filter.any'),
              labelled: true,
              atOnce: true,
              options: invoiceTypes.map((value) => ({ value, label: invoiceTypeWords[value][language] })),
            },
            {
              kind: 'choice',
              name: 'store',
              label: t('filter.store'),
              any: t('filter.anyStore'),
              labelled: true,
              atOnce: true,
              options: (found.data?.stores ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              kind: 'days',
              label: t('filter.days'),
              from: { name: 'from', label: t('filter.from') },
              to: { name: 'to', label: t('filter.to') },
            },
          ]}
          faultsOf={faultsOf}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => (
          <div className={styles.card}>
            <div className={styles.between}>
              <span className="num">{row.applySn}</span>
              <InvoiceStateMark state={row.state} />
            </div>
            <From row={row} />
            <div className={styles.between}>
              <span>{invoiceTypeWords[row.type][language]}</span>
              <b className="num">¥{formatCurrency(row.amount)}</b>
            </div>
            <InvoiceNote row={row} />
            <div>{acts.buttons(row)}</div>
          </div>
        ),
        none: place.narrowed()
          ? {
              title: t('noneFound'),
              actions: (
                <RouterLink href={place.plain} className="link">
                  {t('plain')}
                </RouterLink>
              ),
            }
          : { title: t('none'), text: t('noneText') },
        words: { failed: t('failed') },
      }}
    >
      {acts.questions}
    </ListPage>
  );
}

function Go({ href, children }: { href: string; children: ReactNode }) {
  return (
    <RouterLink href={href} className="link">
      {children}
    </RouterLink>
  );
}

function From({ row }: { row: InvoiceRow }) {
  const t = useWords('invoice');
  return (
    <div>
      {row.storeName}
      <div className={`meta num ${styles.whole}`}>
        {row.billSn
          ? t('ofBill', { sn: row.billSn })
          : row.orders > 1
            ? t('ofOrders', { sn: row.orderSn, count: row.orders })
            : t('ofOrder', { sn: row.orderSn })}
      </div>
    </div>
  );
}
