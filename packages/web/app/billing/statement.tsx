import { saveFile } from '@mall/client/download.ts';
import type { BillRow, ReconPage, ReconRow } from '@mall/contract/billing/bill-data.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall, browserDownload } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { SheetButton } from '@mall/kit/upload/sheet-button.tsx';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { billAddress, billReads } from './bill-reads.ts';
import styles from './billing.module.css';
import { Collected } from './disputing.tsx';
import { StatementFigures } from './statement-figures.tsx';
import { RowCard, rowUnder, StatementSums, toneOf, useRowColumns } from './statement-rows.tsx';
import { type Disputing, useDisputing } from './use-disputing.ts';
import { printedAtOnce, usePrintRows } from './use-print-rows.ts';
import { yuan } from './yuan.ts';

const matches = ['all', 'matched', 'diff', 'missing', 'disputed', 'unsaid'] as const;
const fields = { id: typed(18), match: oneOf(matches, 'all'), word: typed(40) };
const size = 20;
const hot = new Set(['diff', 'missing', 'unsaid']);

/** A bill line by line beside what the company received, or beside its own sheet: equal, different, or missing on either side. */
export function Statement({ id }: { id: string }) {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { match, word, page } = place.at;
  const filter = { ...(match !== 'all' && { match }), ...(word && { word }) };
  const found = useList(ask(reconciliationApi.rows, { params: { id }, query: { page, limit: size, ...filter } }, { staleMs: 0 }));
  const print = usePrintRows((at) =>
    browserCall(reconciliationApi.rows, { params: { id }, query: { page: at, limit: printedAtOnce, ...filter } }),
  );
  const exporting = useMutation({
    mutationFn: async () => saveFile(await browserDownload(reconciliationApi.export, { params: { id }, query: filter })),
  });
  const sheet = useSendFile(reconciliationApi.sheet, [reconciliationApi.rows], t('failed'), { id });
  const drop = useCall({
    call: reconciliationApi.dropSheet,
    request: () => ({ params: { id } }),
    done: t('sheet.dropped'),
    changes: [reconciliationApi.rows],
  });
  const disputing = useDisputing('statement', id);
  const data = found.data;
  const bill = data?.bill;
  const decides = data?.canDecide ?? false;
  const missing = useAct({
    call: reconciliationApi.askMissing,
    // The key of what stands in the sheet alone is its place there.
    request: ({ key, orderSn }: ReconRow) => ({ params: { id }, body: { row: Number(key.slice(1)), orderSn } }),
    ask: ({ orderSn, ours }) => ({
      title: t('missing.ask', { order: orderSn, amount: yuan(ours?.amount ?? '0.00') }),
      act: t('missing.act'),
    }),
    done: t('missing.done'),
    changes: billReads,
  });
  const parts = { id, disputing: decides ? disputing : undefined, onMissing: missing.start };
  const columns = useRowColumns(parts);
  const all = data ? data.figures.matched + data.figures.diff + data.figures.missing : 0;
  return (
    <PrintFrame
      title={bill ? t('recon.print', { sn: bill.billSn, store: bill.storeName, company: bill.companyName }) : t('recon.title')}
      at={(time) => t('print.at', { time })}
      signs={[t('print.buyer'), t('print.seller'), t('print.date')]}
    >
      <div className={styles.page}>
        <ListPage
          title={[t('recon.title'), bill?.billSn].filter(Boolean).join(' ')}
          lead={bill && [bill.storeName, `${bill.fromDay} ~ ${bill.toDay}`, t('figure.rev', { rev: bill.rev })].join(' · ')}
          acts={
            <>
              <Button look="line" as={RouterLink} href={billAddress(id)}>
                {t('recon.toBill')}
              </Button>
              <SheetButton look="line" label={t('sheet.send')} accept=".xlsx,.csv" busy={sheet.busy} onSend={sheet.send}>
                {t('sheet.send')}
              </SheetButton>
              <Button look="line" className="no-phone" icon={<PrinterIcon size={16} />} busy={print.busy} onClick={print.start}>
                {t('act.print')}
              </Button>
              <Button look="line" icon={<DownloadIcon size={16} />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
                {t('act.export')}
              </Button>
            </>
          }
          note={data && <StatementFigures data={data} fault={sheet.fault} drop={{ busy: drop.busy, start: () => void drop.run() }} />}
          tabs={{
            label: t('recon.title'),
            items: matches.map((one) => ({
              id: one,
              label: t(`match.${one}`),
              ...(data && { count: one === 'all' ? all : data.figures[one], hot: hot.has(one) && data.figures[one as 'diff'] > 0 }),
            })),
            value: match,
            hrefOf: (next) => place.hrefOf({ match: next }),
          }}
          filter={
            <div className="no-print">
              <FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('lines.word'), width: 220, most: 40 }]} />
            </div>
          }
          list={{
            found: print.rows && data ? { ...found, data: { ...data, list: print.rows, total: print.rows.length } } : found,
            rowKey: ({ key }) => key,
            page,
            size,
            hrefOf: (next) => place.hrefOf({ page: next }),
            columns,
            rowTone: toneOf,
            under: (row) => rowUnder({ row, ...parts }),
            card: (row) => <RowCard row={row} {...parts} />,
            ...(data && match === 'all' && !word && { sums: <StatementSums figures={data.figures} acts={decides} /> }),
            none: { title: t('recon.none') },
            words: { failed: t('failed') },
          }}
        />
        {missing.question}
        {data && decides && <Foot data={data} disputing={disputing} />}
      </div>
    </PrintFrame>
  );
}

function Foot({ data: { bill, figures }, disputing }: { data: ReconPage; disputing: Disputing }) {
  const t = useWords('billing');
  const confirm = useAct({
    call: reconciliationApi.confirm,
    request: ({ id, rev, total }: BillRow) => ({ params: { id }, body: { rev, total } }),
    ask: ({ total }) => ({
      title: t('confirm.ask', { amount: yuan(total) }),
      act: t('confirm.act'),
    }),
    done: t('confirm.done'),
    changes: billReads,
  });
  return (
    <section className={styles.foot} aria-label={t('detail.acts')}>
      <p>
        {figures.unsaid > 0
          ? t('recon.left', { count: figures.unsaid, amount: yuan(figures.difference) })
          : t(disputing.said.size > 0 ? 'dispute.collected' : 'recon.allSaid', { count: disputing.said.size })}
      </p>
      <Collected disputing={disputing} />
      {disputing.said.size === 0 && (
        <Button disabled={figures.unsaid > 0} busy={confirm.busy} onClick={() => confirm.start(bill)}>
          {t('recon.confirm')}
        </Button>
      )}
      {confirm.question}
    </section>
  );
}
