import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { places } from './addresses.ts';
import { InvoiceApplication, type InvoiceWishes } from './application.form.tsx';
import styles from './invoice.module.css';
import { invoiceReads } from './invoice.reads.ts';

/** The second step of an application: which kind, on which title, to whom; and what it would make. */
export default function UseInvoicePage() {
  const t = useWords('invoice');
  const [search] = useSearchParams();
  const orderIds = (search.get('orders') ?? '').split(',').filter((id) => /^[1-9]\d{0,17}$/.test(id));
  return (
    <div className={styles.page}>
      <PageTitle name={t('use.title')} />
      <h1>{t('use.title')}</h1>
      {orderIds.length === 0 ? (
        <Empty
          title={t('use.noOrders')}
          actions={
            <RouterLink href={places.apply} className="link">
              {t('use.back')}
            </RouterLink>
          }
        />
      ) : (
        <Application orderIds={orderIds} />
      )}
    </div>
  );
}

function Application({ orderIds }: { orderIds: string[] }) {
  const t = useWords('invoice');
  const apply = useCall({
    call: invoiceApi.apply,
    request: (wishes: InvoiceWishes) => ({ body: { ...wishes, orderIds } }),
    done: t('use.done'),
    changes: invoiceReads,
    options: quietly,
  });
  return (
    <InvoiceApplication
      of={orderIds}
      preview={(wishes) => browserCall(invoiceApi.preview, { body: { ...wishes, orderIds } }, { silent: true })}
      apply={apply.run}
      after={places.list}
    />
  );
}
