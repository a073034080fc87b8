import { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { OfficeInvoices } from '@mall/counter/invoice/office-invoices.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';

const calls = {
  page: sellerInvoiceApi.page,
  export: sellerInvoiceApi.export,
  detail: sellerInvoiceApi.detail,
  issue: sellerInvoiceApi.issue,
  reject: sellerInvoiceApi.reject,
  mail: sellerInvoiceApi.mail,
  red: sellerInvoiceApi.red,
  retry: sellerInvoiceApi.retry,
};

/** The invoices that buyers of the store applied for. */
export default function InvoicesPage() {
  return <OfficeInvoices calls={calls} title={useLanguage() === 'zh' ? '发票开具' : 'Invoices'} />;
}
