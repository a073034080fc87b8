import { type BankLine, type Candidate, statementApi } from '@mall/contract/payment/statement.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { ordersText } from './orders-text.ts';
import { useMatchLine } from './use-match-line.tsx';
import { Yuan, yuanText } from './yuan.tsx';

/** Puts a line to the record that it belongs to; the likeliest stand first. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useWords('money');
  const kit = useKitWords();
  const { thing: data } = useDetail(ask(statementApi.candidates, { params: { id: line.id } }, { staleMs: 0 }));
  const match = useMatchLine(line, onClose);
  const columns: TableColumn<Candidate>[] = [
    {
      key: 'record',
      head: t('line.record'),
      cell: ({ kind, sn, orderSns }) => (
        <>
          {t(`record.${kind}`)} <span className="num">{sn}</span>
          <span className={`${styles.second} num`}>{ordersText(orderSns, t)}</span>
        </>
      ),
    },
    { key: 'name', head: t('compare.name'), cell: ({ name }) => name },
    { key: 'amount', head: t('line.ours'), align: 'money', cell: ({ amount }) => <Yuan value={amount} /> },
    { key: 'date', head: t('voucher.date'), cell: ({ date }) => <span className="num">{date.slice(5, 16)}</span> },
    { key: 'score', head: t('line.score'), align: 'right', cell: ({ score }) => score },
    {
      key: 'act',
      head: t('acts'),
      cell: (record) => (
        <Button look="text" size="s" busy={match.subject === record.sn} onClick={() => match.start(record)}>
          {t('line.match')}
        </Button>
      ),
    },
  ];
  return (
    <Dialog
      open
      width={760}
      maxBodyHeight="70vh"
      title={t('match.title', { amount: yuanText(line.amount), name: line.partyName || line.lineNo })}
      labels={{ close: kit('close') }}
      onClose={onClose}
    >
      <Table
        dense
        caption={t('line.record')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ sn }) => sn}
        loading={!data}
        empty={<p className="meta">{t('match.none')}</p>}
      />
      {match.question}
    </Dialog>
  );
}
