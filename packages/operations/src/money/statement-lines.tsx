import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type BankLine, statementApi } from '@mall/contract/payment/statement.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { CompareIcon } from '@mall/ui/icons/compare-icon.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { type ReactNode, useState } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import { LineActs } from './line-acts.tsx';
import { MatchDialog } from './match-dialog.tsx';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { ordersText } from './orders-text.ts';
import type { StatementPlace } from './statement-place.ts';
import { type Counts, statementTabs } from './statement-tabs.ts';
import { Yuan, yuanText } from './yuan.tsx';

const aPage = 20;
type StatementLinesProps = {
  place: StatementPlace;
  tab: 'differs' | 'matched';
  day: string;
  note: ReactNode;
  lead: string | undefined;
  counts: Counts;
};

/** The bank's lines of a day, each beside its record in the books. */
export function StatementLines({ place, tab, day, note, lead, counts }: StatementLinesProps) {
  const t = useWords('money');
  const may = useRights()?.has('operations:payments:decide') === true;
  const { page } = place.at;
  const found = useList(ask(statementApi.lines, { query: { day, tab, page, limit: aPage } }, { staleMs: 0 }));
  const [matching, setMatching] = useState<BankLine>();
  const acts: TableColumn<BankLine> = {
    key: 'acts',
    head: t('acts'),
    align: 'right',
    cell: (line) => <LineActs line={line} onMatch={setMatching} />,
  };
  return (
    <ListPage
      title={t('title')}
      lead={lead}
      acts={<MoneyActs day={day} />}
      note={note}
      tabs={statementTabs(t, place, counts)}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [...columnsOf(t), ...(may ? [acts] : [])],
        none: { title: t(tab === 'differs' ? 'statement.allMatched' : 'statement.noneMatched') },
      }}
    >
      {matching && <MatchDialog line={matching} onClose={() => setMatching(undefined)} />}
    </ListPage>
  );
}

const columnsOf = (t: Translate<'money'>): TableColumn<BankLine>[] => [
  {
    key: 'line',
    head: t('line.bank'),
    cell: ({ date, lineNo }) => (
      <span className="num">
        {date.slice(5, 16)}
        <span className={styles.second}>…{lineNo.slice(-8)}</span>
      </span>
    ),
  },
  {
    key: 'party',
    head: t('line.party'),
    cell: ({ partyName, remark, reference }) => (
      <>
        {partyName || '—'}
        <span className={styles.second}>{remark || reference}</span>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('line.amount'),
    align: 'money',
    cell: ({ amount, direction }) => <Yuan value={direction === 'out' ? `-${amount}` : amount} />,
  },
  {
    key: 'is',
    head: <span className="sr">{t('line.relation')}</span>,
    cell: ({ state }) => (state === 'matched' || state === 'fee' ? <CheckIcon size={14} /> : <CompareIcon size={14} />),
  },
  {
    key: 'record',
    head: t('line.record'),
    cell: ({ record }) =>
      record ? (
        <>
          {t(`record.${record.kind}`)} <span className="num">…{record.sn.slice(-10)}</span>
          <span className={`${styles.second} num`}>{ordersText(record.orderSns, t)}</span>
        </>
      ) : (
        <span className="meta">{t('line.noRecord')}</span>
      ),
  },
  {
    key: 'ours',
    head: t('line.ours'),
    align: 'money',
    cell: ({ record }) => <Yuan value={record && (record.kind === 'refund' ? `-${record.amount}` : record.amount)} />,
  },
  { key: 'difference', head: t('line.difference'), cell: (line) => <Difference line={line} /> },
];

const offBy = (bank: string, mall: string): string => toYuan(fen(fromYuan(bank) - fromYuan(mall)));

function Difference({ line }: { line: BankLine }) {
  const t = useWords('money');
  const { state, difference, score, by, note, record } = line;
  if (state === 'matched' || state === 'fee')
    return (
      <>
        <StatusMark mark="closed" tone="green">
          {t(state === 'fee' ? 'line.fee' : by ? 'line.byHand' : 'line.auto')}
        </StatusMark>
        {(by || note) && (
          <span className={styles.second}>
            {by} {note}
          </span>
        )}
        {state === 'matched' && difference === 'amount' && record && (
          <span className={styles.second}>{t('line.offBy', { amount: yuanText(offBy(line.amount, record.amount)) })}</span>
        )}
      </>
    );
  if (state === 'wrong') return t('line.wrong');
  if (state !== 'likely') return t('difference.bank_only');
  return t(`difference.${difference || 'none'}`, { score, amount: record ? yuanText(offBy(line.amount, record.amount)) : '' });
}
