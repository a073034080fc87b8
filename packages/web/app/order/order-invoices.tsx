import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';

/** The invoices of an order, each with how far it is; nothing where there is none. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const t = useWords('order');
  const language = useLanguage();
  const invoices = useAnswer(ask(invoiceApi.ofOrder, { params: { id: orderId } }, { fallback: [], staleMs: 0 }));
  if (invoices.length === 0) return null;
  return (
    <Panel className="no-print" title={t('detail.invoices')}>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span className="meta">
              <RouterLink href={`/personalCenterBase/invoiceManagement/invoiceDetail?id=${invoice.id}`} className="link">
                {invoice.applySn}
              </RouterLink>
            </span>{' '}
            {invoiceTypeWords[invoice.type][language]} <span className="num">¥{formatCurrency(invoice.amount)}</span>{' '}
            <span className="meta">
              {invoiceStateWords[invoice.state][language]} {invoice.number}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
