import { type BilledOrder, type BillInvoicing, billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { ApplicationForm, type InvoiceWishes } from '../invoice/application.form.tsx';
import { invoiceReads } from '../invoice/invoice.reads.ts';
import { useWords } from '../kernel/words.tsx';
import { billAddress, billReads, billsAddress, invoiceLogAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const fields = { id: typed(18) };
const size = 20;

/** What a bill says of each order and its goods, and the application for invoices of what is still open of it. */
export default function InvoiceCreatorPage() {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { id, page } = place.at;
  const known = isId(id);
  const found = useList(ask(billInvoiceApi.amounts, { params: { id: known ? id : '1' }, query: { page, limit: size } }, { staleMs: 0 }), {
    enabled: known,
  });
  const figures = found.data?.figures;
  const open = figures !== undefined && !figures.late && figures.open !== '0.00';
  return (
    <ListPage
      title={t('invoicing.title')}
      {...(figures && { lead: t('invoicing.lead', { sn: figures.billSn, store: figures.storeName }) })}
      acts={
        <>
          <RouterLink className="link" href={invoiceLogAddress(known ? id : undefined)}>
            {t('log.title')}
          </RouterLink>
          <RouterLink className="link" href={known ? billAddress(id) : billsAddress}>
            {t('amounts.back')}
          </RouterLink>
        </>
      }
      note={figures && <Figures figures={figures} />}
      list={{
        found,
        unsound: !known,
        rowKey: ({ orderId }) => orderId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useColumns(),
        card: (order) => (
          <article className={styles.card}>
            <span className="num">{order.orderSn}</span>
            <b className="num">{yuan(order.open)}</b>
            <Goods order={order} />
          </article>
        ),
        none: { title: t('amounts.none') },
        words: { failed: t('failed') },
      }}
    >
      {open && <Application id={id} figures={figures} />}
    </ListPage>
  );
}

function Figures({ figures }: { figures: BillInvoicing['figures'] }) {
  const t = useWords('billing');
  const day = figures.until.slice(0, 10);
  return (
    <Panel bordered flush>
      {figures.late && <Note tone="warn">{t('invoicing.late', { day })}</Note>}
      {!figures.late && figures.open === '0.00' && <Note tone="info">{t('invoicing.nothing')}</Note>}
      <dl className={styles.figures}>
        <div>
          <dt>{t('figure.total')}</dt>
          <dd>{yuan(figures.amount)}</dd>
        </div>
        <div>
          <dt>{t('invoicing.invoiced')}</dt>
          <dd>{yuan(figures.invoiced)}</dd>
        </div>
        <div>
          <dt>{t('invoicing.open')}</dt>
          <dd>{yuan(figures.open)}</dd>
        </div>
        <div>
          <dt>{t('invoicing.until')}</dt>
          <dd className="num">{day}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Application({ id, figures }: { id: string; figures: BillInvoicing['figures'] }) {
  const t = useWords('billing');
  const apply = useCall({
    call: billInvoiceApi.apply,
    request: (wishes: InvoiceWishes) => ({ params: { id }, body: wishes }),
    done: t('invoicing.done'),
    changes: [...billReads, ...invoiceReads],
    options: quietly,
  });
  return (
    <ApplicationForm
      of={['bill', id]}
      issued={figures.types}
      stores={1}
      preview={(wishes) => browserCall(billInvoiceApi.preview, { params: { id }, body: wishes }, { silent: true })}
      apply={apply.run}
      after={invoiceLogAddress(id)}
    />
  );
}

function Goods({ order }: { order: BilledOrder }) {
  const t = useWords('billing');
  return (
    <span className={styles.two}>
      {order.goods.map((one) => (
        <span key={`${one.kind}/${one.name}/${one.amount}`}>
          {one.kind === 'freight' ? t('kind.freight') : one.name} <span className="meta num">{yuan(one.amount)}</span>
          {!one.invoiceable && <span className="meta"> {t('invoicing.without')}</span>}
        </span>
      ))}
      {order.own && <span className="meta">{t('invoicing.own')}</span>}
    </span>
  );
}

const useColumns = (): TableColumn<BilledOrder>[] => {
  const t = useWords('billing');
  return [
    {
      key: 'order',
      head: t('col.order'),
      width: 180,
      cell: (order) => (
        <RouterLink className="link num" href={`/personalCenterBase/myOrdersDetail?id=${order.orderId}`}>
          {order.orderSn}
        </RouterLink>
      ),
    },
    { key: 'goods', head: t('col.goods'), cell: (order) => <Goods order={order} /> },
    { key: 'amount', head: t('col.total'), width: 130, align: 'money', cell: (order) => yuan(order.amount) },
    { key: 'open', head: t('invoicing.open'), width: 130, align: 'money', cell: (order) => yuan(order.open) },
  ];
};
