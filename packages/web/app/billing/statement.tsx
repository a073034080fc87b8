import type { BillRow, ReconRow } from '@mall/contract/billing/bill-data.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { SheetButton } from '@mall/kit/upload/sheet-button.tsx';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import { billAddress, billReads } from './bill-reads.ts';
import { BillStatus } from './bill-status.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const matches = ['all', 'matched', 'diff', 'missing'] as const;
const fields = { id: typed(18), match: oneOf(matches, 'all'), word: typed(40) };
const size = 20;
const tones = {
  matched: { mark: 'closed', tone: 'green' },
  diff: { mark: 'open', tone: 'amber' },
  missing: { mark: 'closed', tone: 'red' },
} as const;

/** A bill beside what the company received, or beside its own sheet: equal, different, or missing on either side. */
export function Statement({ id }: { id: string }) {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { match, word, page } = place.at;
  const found = useList(
    ask(
      reconciliationApi.rows,
      { params: { id }, query: { page, limit: size, ...(match !== 'all' && { match }), ...(word && { word }) } },
      { staleMs: 0 },
    ),
  );
  const sheet = useSendFile(reconciliationApi.sheet, [reconciliationApi.rows], t('failed'), { id });
  const drop = useCall({
    call: reconciliationApi.dropSheet,
    request: () => ({ params: { id } }),
    done: t('sheet.dropped'),
    changes: [reconciliationApi.rows],
  });
  const confirm = useAct({
    call: reconciliationApi.confirm,
    request: ({ rev, total }: BillRow) => ({ params: { id }, body: { rev, total } }),
    ask: ({ total }) => ({ title: t('confirm.ask', { amount: yuan(total) }), act: t('confirm.act') }),
    done: t('confirm.done'),
    changes: billReads,
  });
  const figures = found.data?.figures;
  const bill = found.data?.bill;
  const decides = found.data?.canDecide ?? false;
  const all = figures ? figures.matched + figures.diff + figures.missing : 0;
  return (
    <ListPage
      title={[t('recon.title'), bill?.billSn].filter(Boolean).join(' ')}
      acts={
        <>
          <Button look="line" as={RouterLink} href={billAddress(id)}>
            {t('recon.toBill')}
          </Button>
          <SheetButton look="line" label={t('sheet.send')} accept=".xlsx,.csv" busy={sheet.busy} onSend={sheet.send}>
            {t('sheet.send')}
          </SheetButton>
          {decides && bill && <Button onClick={() => confirm.start(bill)}>{t('confirm.act')}</Button>}
        </>
      }
      note={
        figures &&
        bill && (
          <Panel bordered flush>
            <p className={`${styles.bar} meta`}>
              <BillStatus bill={bill} />
              {[bill.storeName, `${bill.fromDay} ~ ${bill.toDay}`, t('figure.rev', { rev: bill.rev })].join(' · ')}
              {bill.state === 'to_confirm' && bill.confirmBy && ` · ${t('next.confirm', { day: bill.confirmBy.slice(0, 10) })}`}
            </p>
            <dl className={styles.figures}>
              <Figure name={t('recon.ours')} value={yuan(figures.ours)} />
              <Figure name={t('recon.billed')} value={yuan(figures.billed)} />
              <Figure name={t('recon.difference')} value={yuan(figures.difference)} />
              <Figure name={t('match.matched')} value={`${figures.matched} / ${all}`} />
            </dl>
            {all > 0 && (
              <div className={styles.bars} aria-hidden="true">
                {[figures.matched, figures.diff, figures.missing].map((count, at) => (
                  <span key={matches[at + 1]} style={{ width: `${(count / all) * 100}%` }} />
                ))}
              </div>
            )}
            {sheet.fault && (
              <Note tone="bad" role="alert">
                {sheet.fault}
              </Note>
            )}
            <div className={styles.bar}>
              <p className="meta">
                {found.data?.sheet
                  ? t('sheet.with', { name: found.data.sheet.name, who: found.data.sheet.who, count: found.data.sheet.rows })
                  : t('sheet.without')}
              </p>
              {found.data?.sheet && (
                <Button look="text" size="s" busy={drop.busy} onClick={() => void drop.run()}>
                  {t('sheet.drop')}
                </Button>
              )}
            </div>
          </Panel>
        )
      }
      tabs={{
        label: t('recon.title'),
        items: matches.map((one) => ({
          id: one,
          label: t(`match.${one}`),
          ...(figures && { count: one === 'all' ? all : figures[one], hot: (one === 'diff' || one === 'missing') && figures[one] > 0 }),
        })),
        value: match,
        hrefOf: (next) => place.hrefOf({ match: next }),
      }}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('lines.word'), width: 220, most: 40 }]} />}
      list={{
        found,
        rowKey: ({ orderSn }) => orderSn,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useColumns(id, decides),
        card: (row) => (
          <article className={styles.card}>
            <span className="num">{row.orderSn}</span>
            <Match row={row} />
            <span>{row.goods}</span>
            <span>{decides && <Dispute id={id} row={row} />}</span>
            <span className="meta">{t('recon.oursOf', { amount: row.ours === null ? '—' : yuan(row.ours) })}</span>
            <span className="meta">{t('recon.billedOf', { amount: row.billed === null ? '—' : yuan(row.billed) })}</span>
          </article>
        ),
        none: { title: t('recon.none') },
        words: { failed: t('failed') },
      }}
    >
      {confirm.question}
    </ListPage>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Match({ row }: { row: ReconRow }) {
  const t = useWords('billing');
  const word = row.match === 'missing' ? (row.ours === null ? 'match.oursMissing' : 'match.billMissing') : (`match.${row.match}` as const);
  if (row.disputed)
    return (
      <StatusMark mark="running" tone="blue">
        {t('match.disputed')}
      </StatusMark>
    );
  return <StatusMark {...tones[row.match]}>{t(word)}</StatusMark>;
}

/** What is wrong is said of single lines, on the bill. */
function Dispute({ id, row }: { id: string; row: ReconRow }) {
  const t = useWords('billing');
  if (row.orderId === null || row.disputed) return null;
  return (
    <RouterLink className="link" href={`${billAddress(id)}&word=${row.orderSn}`}>
      {t('dispute.act')}
    </RouterLink>
  );
}

const useColumns = (id: string, decides: boolean): TableColumn<ReconRow>[] => {
  const t = useWords('billing');
  return [
    {
      key: 'order',
      head: t('col.order'),
      width: 190,
      cell: (row) => (
        <span className={styles.two}>
          {row.orderId === null ? (
            <span className="num">{row.orderSn}</span>
          ) : (
            <RouterLink className="link num" href={`/personalCenterBase/myOrdersDetail?id=${row.orderId}`}>
              {row.orderSn}
            </RouterLink>
          )}
          <span className="meta num">
            {row.receiveDate ? t('receivedOn', { day: row.receiveDate.slice(0, 10) }) : t('recon.noReceipt')}
          </span>
        </span>
      ),
    },
    { key: 'goods', head: t('col.goods'), cell: ({ goods }) => goods || '—' },
    { key: 'ours', head: t('recon.ours'), width: 130, align: 'money', cell: ({ ours }) => (ours === null ? '—' : yuan(ours)) },
    { key: 'billed', head: t('recon.billed'), width: 130, align: 'money', cell: ({ billed }) => (billed === null ? '—' : yuan(billed)) },
    {
      key: 'difference',
      head: t('recon.difference'),
      width: 120,
      align: 'money',
      cell: ({ difference }) => (difference === '0.00' ? '0.00' : yuan(difference)),
    },
    { key: 'match', head: t('col.match'), width: 130, cell: (row) => <Match row={row} /> },
    ...(decides ? [{ key: 'acts', head: t('col.acts'), width: 90, cell: (row: ReconRow) => <Dispute id={id} row={row} /> }] : []),
  ];
};
