import { type InvoiceableOrder, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { applyingFor, places } from './addresses.ts';
import { ApplicationSteps } from './application-steps.tsx';
import styles from './invoice.module.css';
import { figuresAsk } from './invoice-figures.tsx';
import { OrderWindow } from './order-window.tsx';

const fields = { type: oneOf(invoiceTypes), soon: oneOf(['1']), word: typed(40) };
const size = 10;

const sumOf = (rows: readonly InvoiceableOrder[]): string =>
  formatCurrency(toYuan(fen(rows.reduce((sum, { amount }) => sum + fromYuan(amount), 0))));

/** Completed orders of which something may be invoiced; those whose time is over soonest come first. */
export default function ApplyInvoicePage() {
  const t = useWords('invoice');
  const language = useLanguage();
  const navigate = useNavigate();
  const place = usePlace(fields);
  const { type, soon, word, page } = place.at;
  const figures = useList(figuresAsk).data;
  const query = { page, limit: size, ...(type && { type }), ...(soon && { soon }), ...(word && { word }) };
  const found = useList(ask(invoiceApi.orders, { query }, { staleMs: 0 }));
  const columns: TableColumn<InvoiceableOrder>[] = [
    {
      key: 'order',
      head: t('apply.order'),
      cell: (row) => (
        <>
          <span className="num">{row.orderSn}</span>
          <div className="meta">{row.storeName}</div>
        </>
      ),
    },
    { key: 'goods', head: t('apply.goods'), cell: (row) => <Goods row={row} /> },
    {
      key: 'amount',
      head: t('apply.amount'),
      align: 'right',
      cell: (row) => (row.faultCode ? '—' : <span className="num">¥{formatCurrency(row.amount)}</span>),
    },
    { key: 'until', head: t('apply.window'), cell: (row) => <OrderWindow order={row} /> },
  ];
  return (
    <ListPage
      title={t('apply.title')}
      lead={figures && t('apply.lead', { apply: figures.applyMonths, change: figures.changeMonths })}
      acts={
        <>
          <Button look="line" href={places.titles} as={RouterLink}>
            {t('go.titles')}
          </Button>
          <Button look="line" href={places.list} as={RouterLink}>
            {t('go.list')}
          </Button>
        </>
      }
      note={
        <Panel>
          <ApplicationSteps at="orders" />
        </Panel>
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('apply.word'), width: 200, most: 40 },
            {
              kind: 'choice',
              name: 'type',
              label: t('apply.type'),
              any: t('filter.any'),
              labelled: true,
              atOnce: true,
              options: invoiceTypes.map((value) => ({ value, label: invoiceTypeWords[value][language] })),
            },
            {
              kind: 'choice',
              name: 'soon',
              label: t('apply.soon'),
              any: t('filter.any'),
              labelled: true,
              atOnce: true,
              options: [{ value: '1', label: t('apply.soonOnly') }],
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ orderId }) => orderId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row) => (
          <div className={styles.card}>
            <div className={styles.between}>
              <span className="num">{row.orderSn}</span>
              <b className="num">{row.faultCode ? '—' : `¥${formatCurrency(row.amount)}`}</b>
            </div>
            <div>{row.storeName}</div>
            <Goods row={row} />
            <OrderWindow order={row} />
          </div>
        ),
        pick: {
          nameOf: ({ orderSn }) => orderSn,
          refuse: ({ fault }) => fault || null,
          words: (rows) => t('apply.picked', { count: rows.length, amount: sumOf(rows) }),
          acts: (rows) => (
            <Button size="s" onClick={() => void navigate(applyingFor(rows.map(({ orderId }) => orderId)))}>
              {t('apply.next')}
            </Button>
          ),
        },
        none: { title: t('apply.none'), text: t('noneText') },
        words: { failed: t('failed') },
      }}
    />
  );
}

function Goods({ row }: { row: InvoiceableOrder }) {
  const t = useWords('invoice');
  return (
    <div>
      {row.kinds > 1 ? t('apply.goodsText', { name: row.goodsName, count: row.kinds }) : row.goodsName}
      {row.refunded !== '0.00' && (
        <div className="meta">{t('apply.refunded', { paid: formatCurrency(row.paid), refunded: formatCurrency(row.refunded) })}</div>
      )}
    </div>
  );
}
