import { type BankLine, statementApi } from '@mall/contract/payment/statement.api.ts';
import { useGo } from '@mall/counter/frame/use-go.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';
import { useMatchLine } from './use-match-line.tsx';
import { yuanText } from './yuan.tsx';

const button = (words: string, press: () => void, busy = false) => (
  <Button look="text" size="s" busy={busy} onClick={press}>
    {words}
  </Button>
);

/** What can be done with a line of the bank, by what the mall has found of it. */
export function LineActs({ line, onMatch }: { line: BankLine; onMatch: (line: BankLine) => void }) {
  const t = useWords('money');
  const go = useGo();
  const params = { id: line.id };
  const match = useMatchLine(line);
  const unmatch = useAct({ call: statementApi.unmatch, request: () => ({ params }), done: t('line.unmatched'), changes: moneyReads });
  const fee = useAct({
    call: statementApi.fee,
    request: () => ({ params, body: { note: '' } }),
    ask: () => ({ title: t('line.feeAsk', { amount: yuanText(line.amount) }), act: t('line.feeAct') }),
    done: t('line.feeDone'),
    changes: moneyReads,
  });
  const wrong = useAct({
    call: statementApi.wrong,
    request: () => ({ params }),
    ask: () => ({ title: t('line.wrongAsk', { amount: yuanText(line.amount) }), text: t('line.wrongText'), act: t('line.wrongAct') }),
    done: t('line.wrongDone'),
    changes: moneyReads,
    onDone: ({ id }) => go(`/money?id=${id}`),
  });
  const { state, record, direction } = line;
  return (
    <span className={styles.acts}>
      {state === 'likely' && record && (
        <>
          {button(t('line.match'), () => match.start(record), match.busy)}
          {button(t('line.not'), () => unmatch.start(), unmatch.busy)}
        </>
      )}
      {state === 'open' && button(t('line.choose'), () => onMatch(line))}
      {state === 'open' && direction === 'in' && button(t('line.wrongAct'), () => wrong.start())}
      {(state === 'open' || state === 'likely') && direction === 'out' && button(t('line.feeAct'), () => fee.start())}
      {(state === 'matched' || state === 'fee') && button(t('line.unmatch'), () => unmatch.start(), unmatch.busy)}
      {state === 'wrong' && line.wrongId !== null && button(t('line.wrongShow'), () => go(`/money?tab=all&id=${line.wrongId}`))}
      {match.question}
      {fee.question}
      {wrong.question}
    </span>
  );
}
