import { type InvoiceDetail, type InvoiceLine, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { nameOfTitle } from '@mall/contract/invoice/title-name.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { detailOf, places } from './addresses.ts';
import { InvoiceNote } from './invoice-note.tsx';
import { InvoiceStateMark } from './invoice-state.tsx';
import { useInvoiceActs } from './use-invoice-acts.tsx';

const numOf = ({ num, unit }: InvoiceLine): string => (num === null ? '' : `${num} ${unit}`);

/** One invoice: what it says, its lines, what became of it, and what may be done with it. */
export default function InvoiceDetailPage() {
  const t = useWords('invoice');
  const [search] = useSearchParams();
  const id = search.get('id');
  const detail = useDetail(isId(id) ? ask(invoiceApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  const acts = useInvoiceActs();
  return (
    <>
      <DetailPage
        detail={detail}
        list={{ href: places.list, label: t('title') }}
        kind={t('detail.title')}
        words={{
          failed: t('failed'),
          missing: { title: t('detail.missing'), text: t('detail.missingText'), list: t('title') },
        }}
        about={({ applySn }) => applySn}
        acts={(invoice) => acts.buttons(invoice, 'line')}
      >
        {(invoice) => <Body invoice={invoice} />}
      </DetailPage>
      {acts.questions}
    </>
  );
}

const instead = (other: InvoiceDetail['before']) =>
  other && (
    <RouterLink href={detailOf(other.id)} className="link">
      {other.applySn}
    </RouterLink>
  );

function Body({ invoice }: { invoice: InvoiceDetail }) {
  const t = useWords('invoice');
  const language = useLanguage();
  const { title, receiver } = invoice;
  const telephone = useTelephone();
  const columns: TableColumn<InvoiceLine>[] = [
    {
      key: 'name',
      head: t('detail.name'),
      cell: (line) => (
        <>
          {line.name}
          <div className="meta num">{t('ofOrder', { sn: line.orderSn })}</div>
          {telephone && <div className="meta num">{[numOf(line), `${line.taxRate}%`].filter(Boolean).join(' · ')}</div>}
        </>
      ),
    },
    { key: 'num', head: t('detail.num'), align: 'right', wide: true, cell: numOf },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'right',
      cell: ({ amount }) => <span className="num">¥{formatCurrency(amount)}</span>,
    },
    { key: 'rate', head: t('detail.rate'), align: 'right', wide: true, cell: ({ taxRate }) => `${taxRate}%` },
    { key: 'tax', head: t('detail.tax'), align: 'right', cell: ({ tax }) => <span className="num">¥{formatCurrency(tax)}</span> },
  ];
  const ended = ['red_issued', 'cancelled', 'verified'].includes(invoice.state);
  return (
    <>
      <Panel title={t('detail.head')} extra={<InvoiceStateMark state={invoice.state} />}>
        <p>
          <InvoiceNote row={invoice} />
        </p>
        <Facts
          two
          facts={[
            [t('column.sn'), invoice.applySn],
            [t('column.type'), invoiceTypeWords[invoice.type][language]],
            [t('detail.amount'), `¥${formatCurrency(invoice.amount)}`],
            [t('detail.tax'), `¥${formatCurrency(invoice.tax)}`],
            [t('detail.buyer'), nameOfTitle(title)],
            [t('detail.taxNumber'), title.titleType === 'company' ? title.taxNumber : ''],
            [t('detail.seller'), invoice.sellerName],
            [t('detail.code'), invoice.code],
            [t('detail.number'), invoice.number],
            [t('detail.red'), invoice.redNumber && `${invoice.redCode} ${invoice.redNumber}`],
            [t('detail.applied'), invoice.applyDate],
            [t('detail.issued'), invoice.issueDate],
            [t('detail.until'), invoice.actions.includes('change') ? invoice.changeUntil?.slice(0, 10) : ''],
            [t('detail.receiver'), [receiver.name, shownPhone(receiver.phone), receiver.email, receiver.address].filter(Boolean).join(' ')],
            [t('detail.mailed'), invoice.mailNumber && `${invoice.mailCompany} ${invoice.mailNumber}`],
            [t('detail.remark'), invoice.remark],
            [t('detail.before'), instead(invoice.before)],
            [t('detail.after'), instead(invoice.after)],
          ]}
        />
      </Panel>
      <Panel title={t('detail.lines')}>
        <Table
          fits
          columns={columns}
          rows={invoice.lines}
          rowKey={(line) => `${line.orderId}/${line.name}/${line.amount}`}
          caption={t('detail.lines')}
        />
      </Panel>
      <Log
        ended={ended}
        entries={invoice.steps.map(({ event, byKind, who, reason, date }) => ({
          what: t(`step.${event}`),
          at: date,
          who: who || t(`by.${byKind}`),
          why: reason,
        }))}
      />
    </>
  );
}
