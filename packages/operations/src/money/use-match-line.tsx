import { type BankLine, type BookRecord, statementApi } from '@mall/contract/payment/statement.api.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { moneyReads } from './money.reads.ts';
import { yuanText } from './yuan.tsx';

type Chosen = Pick<BookRecord, 'sn' | 'amount'>;

/** Puts a line to a record. Where the amounts differ it asks why first: the difference stays with the line, under a name. */
export const useMatchLine = (
  line: BankLine,
  onDone?: () => void,
): { start: (record: Chosen) => void; busy: boolean; subject: string | undefined; question: ReactNode } => {
  const t = useWords('money');
  const [asking, setAsking] = useState<Chosen>();
  const match = useCall({
    call: statementApi.match,
    request: ({ record, why }: { record: string; why?: string }) => ({
      params: { id: line.id },
      body: { record, ...(why !== undefined && { differsBecause: why }) },
    }),
    done: t('line.matched'),
    changes: moneyReads,
  });
  const run = (record: string, why?: string) =>
    void match.run({ record, ...(why !== undefined && { why }) }).then(
      () => {
        setAsking(undefined);
        onDone?.();
      },
      () => undefined,
    );
  return {
    start: (record) => (record.amount === line.amount ? run(record.sn) : setAsking(record)),
    busy: match.busy,
    subject: match.subject?.record,
    question: asking && (
      <ReasonDialog
        title={t('match.differs', { bank: yuanText(line.amount), mall: yuanText(asking.amount) })}
        text={t('match.differsText')}
        reasons={[t('match.why.fee'), t('match.why.part'), t('match.why.together')]}
        words={{ act: t('line.match') }}
        busy={match.busy}
        onGive={(why) => run(asking.sn, why)}
        onClose={() => setAsking(undefined)}
      />
    ),
  };
};
