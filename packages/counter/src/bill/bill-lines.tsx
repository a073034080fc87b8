import { disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { BillCase, BillDispute, BillLine } from '@mall/contract/billing/bill-data.ts';
import { formatYuan } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './bill.module.css';
import { type BillCalls, readsOf } from './bill-calls.ts';

const shown = 50;

/** The lines of a bill; under each what the buyer says against it, and the answer. */
export function BillLines({ calls, bill }: { calls: BillCalls; bill: BillCase }) {
  const t = useCounterWords();
  const [page, setPage] = useState(1);
  const { data } = useList(ask(calls.lines, { params: { id: bill.id }, query: { page, limit: shown } }, { staleMs: 0 }));
  const pages = Math.ceil((data?.total ?? 0) / shown);
  return (
    <section className={styles.part}>
      <h3>{t('bill.lines', { count: bill.lineCounts.all })}</h3>
      <ul className={styles.list}>
        {data?.list.map((line) => (
          <li key={line.id} className={line.movedOut ? styles.gone : line.match === 'diff' ? styles.doubt : undefined}>
            <Line line={line} />
            {line.disputes.map((dispute) => (
              <Dispute key={dispute.id} calls={calls} bill={bill} line={line} dispute={dispute} />
            ))}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className={styles.line}>
          <Button look="line" size="s" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('bill.before')}
          </Button>
          <span className="meta num">
            {page} / {pages}
          </span>
          <Button look="line" size="s" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('bill.after')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Line({ line }: { line: BillLine }) {
  const t = useCounterWords();
  const unitOf = useUnit();
  return (
    <>
      <span className={styles.line}>
        <span>
          {line.kind !== 'order' && `${t(`bill.kind.${line.kind}`)}${line.kind === 'freight' ? '' : '：'}`}
          {line.kind === 'freight' ? '' : line.name}
        </span>
        <b className="num">{formatYuan(line.amount)}</b>
      </span>
      <span className="meta num">
        {line.date.slice(0, 10)} · {line.aftersaleSn || line.orderSn}
        {line.num !== 0 && ` · ${line.num} ${unitOf(line.unit)} × ${line.price === null ? '' : formatYuan(line.price)}`}
        {line.words && ` · ${line.words}`}
        {line.movedOut && ` · ${t('bill.movedOut')}`}
      </span>
    </>
  );
}

/** What the buyer's figure would change of a line. */
const differenceOf = ({ amount }: BillLine, should: string): string => toYuan(fen(fromYuan(should) - fromYuan(amount)));

type DisputeProps = { calls: BillCalls; bill: BillCase; line: BillLine; dispute: BillDispute };

function Dispute({ calls, bill, line, dispute }: DisputeProps) {
  const t = useCounterWords();
  const language = useLanguage();
  return (
    <div className={styles.said}>
      <span>
        {t('bill.says', { reason: disputeReasonWords[dispute.reason][language], words: dispute.words })}
        {dispute.moveOut && ` · ${t('bill.moveWanted')}`}
      </span>
      {dispute.should !== null && (
        <span className={`${styles.figuresOf} num`}>
          {t('bill.billedOf', { amount: formatYuan(line.amount) })}
          <b>{t('bill.should', { amount: formatYuan(dispute.should) })}</b>
          <b className={styles.off}>{t('bill.differs', { amount: formatYuan(differenceOf(line, dispute.should)) })}</b>
        </span>
      )}
      <span className="meta">
        {dispute.who} {dispute.date.slice(0, 16)}
      </span>
      <Attachments pictures={dispute.urls} />
      {dispute.answer === 'waiting' && waysOf(calls, bill).length > 0 ? (
        <Answering calls={calls} bill={bill} line={line} dispute={dispute} />
      ) : (
        <span className="meta">
          {t(`bill.answer.${dispute.answer}`)} {dispute.answerWords} {dispute.answeredBy} {dispute.answerDate?.slice(0, 16) ?? ''}
        </span>
      )}
    </div>
  );
}

type Way = 'adjusted' | 'explained' | 'moved';
const waysOf = (calls: BillCalls, { actions }: BillCase): Way[] => [
  ...(actions.includes('answer') ? (['adjusted', 'explained'] as const) : []),
  ...(calls.moveOut && actions.includes('moveOut') ? (['moved'] as const) : []),
];

/** Adjusts by a further line, explains, or (the mall) takes the order to the next period. */
function Answering({ calls, bill, line, dispute }: DisputeProps) {
  const t = useCounterWords();
  const changes = readsOf(calls);
  const ways = waysOf(calls, bill);
  const [answer, setAnswer] = useState<Way | undefined>(ways[0]);
  const asked = dispute.should === null ? null : fromYuan(differenceOf(line, dispute.should));
  const [amount, setAmount] = useState<number | null>(asked);
  // Where the buyer says no figure, nothing is raised.
  const mayRaise = dispute.should !== null;
  const [less, setLess] = useState((asked ?? 0) <= 0);
  const [words, setWords] = useState('');
  const say = useCall({
    call: calls.answer,
    request: () => {
      const signed = toYuan(fen((less ? -1 : 1) * Math.abs(amount ?? 0)));
      const one =
        answer === 'adjusted'
          ? { answer, disputeId: dispute.id, amount: signed, words }
          : { answer: 'explained' as const, disputeId: dispute.id, words };
      return { params: { id: bill.id }, body: { answers: [one] } };
    },
    done: t('bill.answered'),
    changes,
  });
  const move = useCall({
    call: calls.moveOut as NonNullable<BillCalls['moveOut']>,
    request: () => ({ params: { id: dispute.id }, body: { reason: words } }),
    done: t('bill.moved'),
    changes,
  });
  const ready = words.trim() !== '' && (answer !== 'adjusted' || (amount !== null && amount !== 0));
  return (
    <div className={styles.second}>
      <RadioGroup
        label={t('bill.myAnswer')}
        name={`answer-${dispute.id}`}
        value={answer ?? ''}
        onChange={(value) => setAnswer(value as Way)}
        options={ways.map((value) => ({ value, label: t(`bill.way.${value}`) }))}
      />
      {answer === 'adjusted' && (
        <>
          {mayRaise && (
            <RadioGroup
              label={t('bill.direction')}
              name={`direction-${dispute.id}`}
              value={less ? 'less' : 'more'}
              onChange={(value) => setLess(value === 'less')}
              options={(['less', 'more'] as const).map((value) => ({ value, label: t(`bill.direction.${value}`) }))}
            />
          )}
          <Field label={t('bill.adjustBy')}>
            <MoneyInput name={`amount-${dispute.id}`} value={amount === null ? null : Math.abs(amount)} onChange={setAmount} />
          </Field>
        </>
      )}
      <Field label={t('bill.answerWords')} required>
        <TextInput value={words} maxLength={100} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <Button
        disabled={!ready}
        busy={say.busy || move.busy}
        onClick={() => void (answer === 'moved' ? move.run() : say.run()).catch(() => undefined)}
      >
        {t('bill.answerAct')}
      </Button>
    </div>
  );
}
