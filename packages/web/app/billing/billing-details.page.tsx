import { saveFile } from '@mall/client/download.ts';
import { billApi } from '@mall/contract/billing/bill.api.ts';
import type { BillCase, BillLine } from '@mall/contract/billing/bill-data.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall, browserDownload } from '@mall/kit/ask/browser.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { BillFigures } from './bill-figures.tsx';
import { BillInvoices } from './bill-invoices.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillLog, BillPayments } from './bill-log.tsx';
import { billReads, billsAddress, invoicingAddress, reconAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { PayDialog } from './pay-dialog.tsx';
import { printedAtOnce, usePrintRows } from './use-print-rows.ts';
import { yuan } from './yuan.ts';

const tabs = ['lines', 'diff', 'invoices', 'payments', 'log'] as const;

/** One bill: what it says, what was said against it, what was paid, and what is to be done. */
export default function BillingDetailsPage() {
  const t = useWords('billing');
  const id = useSearchParams()[0].get('id');
  const print = usePrintRows((page) => browserCall(billApi.lines, { params: { id: id ?? '' }, query: { page, limit: printedAtOnce } }));
  const detail = useDetail(isId(id) ? ask(billApi.one, { params: { id } }, { staleMs: 0 }) : undefined);
  return (
    <DetailPage
      detail={detail}
      list={{ href: billsAddress, label: t('title') }}
      kind={t('detail.title')}
      words={{ failed: t('failed'), missing: { title: t('missing.title'), text: t('missing.text'), list: t('title') } }}
      about={({ billSn }) => billSn}
      title={({ billSn }) => (
        <>
          {t('detail.bill')} <span className="num">{billSn}</span>
        </>
      )}
      acts={(bill) => <HeadActs bill={bill} print={print} />}
    >
      {(bill) => <Body key={`${bill.id}/${bill.rev}`} bill={bill} printed={print.rows} />}
    </DetailPage>
  );
}

function HeadActs({ bill, print }: { bill: BillCase; print: { start: () => void; busy: boolean } }) {
  const t = useWords('billing');
  const exporting = useMutation({
    mutationFn: async () => saveFile(await browserDownload(billApi.export, { params: { id: bill.id } })),
  });
  return (
    <>
      <Button look="line" as={RouterLink} href={reconAddress(bill.id)}>
        {t('act.compare')}
      </Button>
      <Button look="line" className="no-phone" icon={<PrinterIcon size={16} />} busy={print.busy} onClick={print.start}>
        {t('act.print')}
      </Button>
      <Button look="line" icon={<DownloadIcon size={16} />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('act.export')}
      </Button>
    </>
  );
}

function Body({ bill, printed }: { bill: BillCase; printed: readonly BillLine[] | undefined }) {
  const t = useWords('billing');
  const [tab, setTab] = useState<(typeof tabs)[number]>('lines');
  const shown = printed ? 'lines' : tab;
  const counts = {
    lines: bill.lineCounts.all,
    diff: bill.lineCounts.diff,
    invoices: bill.invoiceList.length,
    payments: bill.paymentList.length,
    log: bill.steps.length,
  };
  return (
    <>
      <PrintFrame
        title={t('print.title', { sn: bill.billSn, store: bill.storeName, company: bill.companyName })}
        at={(time) => t('print.at', { time })}
        signs={[t('print.buyer'), t('print.seller'), t('print.date')]}
      >
        <BillFigures bill={bill} />
        <Panel bordered flush>
          <div className="no-print">
            <Tabs
              inset
              label={t('detail.title')}
              items={tabs.map((id) => ({ id, label: t(`part.${id}`), count: counts[id], hot: id === 'diff' && counts.diff > 0 }))}
              value={tab}
              onChange={(next) => setTab(next as (typeof tabs)[number])}
            />
          </div>
          {shown === 'lines' && <BillLines bill={bill} printed={printed} />}
          {shown === 'diff' && <BillLines bill={bill} part="diff" />}
          {shown === 'invoices' && <BillInvoices bill={bill} />}
          {shown === 'payments' && <BillPayments bill={bill} />}
          {shown === 'log' && <BillLog bill={bill} />}
        </Panel>
      </PrintFrame>
      <FootActs bill={bill} />
    </>
  );
}

function FootActs({ bill }: { bill: BillCase }) {
  const t = useWords('billing');
  const [paying, setPaying] = useState(false);
  const confirm = useAct({
    call: billApi.confirm,
    request: ({ id, rev, total }: BillCase) => ({ params: { id }, body: { rev, total } }),
    ask: ({ total, termDays }) => ({
      title: t('confirm.ask', { amount: yuan(total) }),
      text: t('confirm.text', { days: termDays }),
      act: t('confirm.act'),
    }),
    done: t('confirm.done'),
    changes: billReads,
  });
  const has = (act: BillCase['actions'][number]) => bill.actions.includes(act);
  if (!has('confirm') && !has('pay') && !has('invoice')) return null;
  return (
    <section className={styles.foot} aria-label={t('detail.acts')}>
      <p className="meta">
        {t(has('confirm') ? 'foot.confirm' : has('pay') ? 'foot.pay' : 'foot.done')}
        {has('invoice') && bill.invoiceUntil && ` ${t('invoicing.note', { day: bill.invoiceUntil.slice(0, 10) })}`}
      </p>
      <Button look="line" as={RouterLink} href={`/personalCenterBase/billManagement/amountDetail?id=${bill.id}`}>
        {t('amounts.title')}
      </Button>
      {has('confirm') && (
        <Button busy={confirm.busy} onClick={() => confirm.start(bill)}>
          {t('confirm.act')}
        </Button>
      )}
      {has('invoice') && (
        <Button look={has('pay') ? 'line' : 'primary'} as={RouterLink} href={invoicingAddress(bill.id)}>
          {t('invoicing.act')}
        </Button>
      )}
      {has('pay') && <Button onClick={() => setPaying(true)}>{t('pay.act')}</Button>}
      {confirm.question}
      {paying && <PayDialog bill={bill} onClose={() => setPaying(false)} />}
    </section>
  );
}
