import { type InvoiceableOrder, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { places } from './addresses.ts';
import { ApplicationForm, type InvoiceWishes } from './application.form.tsx';
import { issuedByAll } from './application-choice.ts';
import styles from './invoice.module.css';
import { invoiceReads } from './invoice.reads.ts';

const most = 50;

/** The second step of an application: which kind, on which title, to whom; and what it would make. */
export default function UseInvoicePage() {
  const t = useWords('invoice');
  const [search] = useSearchParams();
  const asked = (search.get('orders') ?? '').split(',').filter((id) => /^[1-9]\d{0,17}$/.test(id));
  const orderIds = [...new Set(asked)].slice(0, most);
  const query = { page: 1, limit: most, orderIds: orderIds.join(',') };
  const found = useList(ask(invoiceApi.orders, { query }, { staleMs: 0 }), { enabled: orderIds.length > 0 });
  const orders = found.data?.list ?? [];
  return (
    <div className={styles.page}>
      <PageTitle name={t('use.title')} />
      <div className={styles.between}>
        <h1>{t('use.title')}</h1>
        <Button look="line" href={places.apply} as={RouterLink}>
          {t('use.back')}
        </Button>
      </div>
      {orderIds.length > 0 && found.isPending ? (
        <Skeleton kind="block" height={400} />
      ) : orders.length === 0 ? (
        <Empty
          title={t('use.noOrders')}
          actions={
            <RouterLink href={places.apply} className="link">
              {t('use.back')}
            </RouterLink>
          }
        />
      ) : (
        <Application orders={orders} />
      )}
    </div>
  );
}

function Application({ orders }: { orders: readonly InvoiceableOrder[] }) {
  const t = useWords('invoice');
  const orderIds = orders.map(({ orderId }) => orderId);
  const apply = useCall({
    call: invoiceApi.apply,
    request: (wishes: InvoiceWishes) => ({ body: { ...wishes, orderIds } }),
    done: t('use.done'),
    changes: invoiceReads,
    options: quietly,
  });
  return (
    <ApplicationForm
      of={orderIds}
      issued={issuedByAll(orders)}
      stores={new Set(orders.map(({ storeId }) => storeId)).size}
      orders={orders.length}
      preview={(wishes) => browserCall(invoiceApi.preview, { body: { ...wishes, orderIds } }, { silent: true })}
      apply={apply.run}
      after={places.list}
    />
  );
}
