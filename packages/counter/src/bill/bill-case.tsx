import { billEventName, isBillNote } from '@mall/contract/billing/bill.machine.ts';
import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { formatYuan } from '@mall/contract/kernel/format.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { BillMark } from '@mall/kit/bill/bill-mark.tsx';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { CaseBody, CaseHead } from '../side/case-parts.tsx';
import { OpenCase } from '../side/open-case.tsx';
import { CaseFoot } from '../side/side-by-side.tsx';
import { type BillCalls, type BillTaken, readsOf } from './bill-calls.ts';
import { BillInvoices } from './bill-invoices.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillPayments } from './bill-payments.tsx';

type CaseProps = { calls: BillCalls; id: string; taken?: BillTaken };

/** One bill: its figures, what is in question, what was paid, every step, and what can be done. */
export function BillCaseView({ calls, id, taken }: CaseProps) {
  const t = useCounterWords();
  const detail = useDetail(ask(calls.one, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      {taken?.(id)}
      <OpenCase detail={detail} missing={t('bill.missing')} failed={t('bill.failed')}>
        {(bill) => (
          <>
            <Body calls={calls} bill={bill} {...(taken && { taken })} />
            <Acts calls={calls} bill={bill} />
          </>
        )}
      </OpenCase>
    </>
  );
}

function Body({ calls, bill, taken }: Omit<CaseProps, 'id'> & { bill: BillCase }) {
  const t = useCounterWords();
  const language = useLanguage();
  return (
    <CaseBody>
      <CaseHead
        title={bill.companyName}
        about={
          <span className="num">
            {bill.billSn} · {bill.storeName}
          </span>
        }
        mark={<BillMark bill={bill} />}
      />
      <Facts
        two
        facts={[
          [t('bill.period'), `${bill.fromDay} ~ ${bill.toDay}`],
          [t('bill.total'), formatYuan(bill.total)],
          [t('bill.paid'), formatYuan(bill.paid)],
          [t('bill.open'), formatYuan(bill.open)],
          [t('bill.invoiced'), formatYuan(bill.invoiced)],
          [t('bill.onCredit'), formatYuan(bill.onCredit)],
          [t('bill.due'), bill.dueDate?.slice(0, 10) ?? t('bill.term', { days: bill.termDays })],
          [t('bill.confirmBy'), bill.confirmBy?.slice(0, 10)],
          [t('bill.rev'), bill.rev > 0 && String(bill.rev)],
        ]}
      />
      <BillPayments calls={calls} bill={bill} {...(taken && { taken })} />
      <BillInvoices bill={bill} />
      <BillLines key={bill.rev} calls={calls} bill={bill} />
      <Log
        title={t('bill.log')}
        order="latest"
        ended={bill.state === 'settled' || bill.state === 'void'}
        entries={bill.steps.toReversed().map(({ event, who, byKind, reason, date }) => ({
          what: isBillNote(event) ? t(`bill.event.${event}`) : billEventName(event)[language],
          at: date,
          who: who || t(`bill.by.${byKind}`),
          why: reason,
        }))}
      />
    </CaseBody>
  );
}

function Acts({ calls, bill }: { calls: BillCalls; bill: BillCase }) {
  const t = useCounterWords();
  const changes = readsOf(calls);
  const params = { id: bill.id };
  const has = (act: BillCase['actions'][number]) => bill.actions.includes(act);
  const issue = useAct({
    call: calls.issue,
    request: () => ({ params }),
    ask: () => ({ title: t('bill.issue.ask'), text: t('bill.issue.text'), act: t('bill.issue') }),
    done: t('bill.issue.done'),
    changes,
  });
  const remind = useAct({ call: calls.remind, request: () => ({ params }), done: t('bill.remind.done'), changes });
  const withdraw = useReasonAct({
    call: calls.withdraw as NonNullable<BillCalls['withdraw']>,
    request: (_: void, reason) => ({ params, body: { reason } }),
    why: () => ({ title: t('bill.withdraw.ask'), reasons: [t('bill.withdraw.why')], words: { act: t('bill.withdraw') } }),
    done: t('bill.withdraw.done'),
    changes,
  });
  const end = useReasonAct({
    call: calls.void as NonNullable<BillCalls['void']>,
    request: (_: void, reason) => ({ params, body: { reason } }),
    why: () => ({ title: t('bill.void.ask'), reasons: [t('bill.void.why')], words: { act: t('bill.void') } }),
    done: t('bill.void.done'),
    changes,
  });
  if (!has('issue') && !has('remind') && !has('withdraw') && !has('void')) return null;
  return (
    <CaseFoot>
      {has('void') && calls.void && (
        <Button look="danger" busy={end.busy} onClick={() => end.start()}>
          {t('bill.void')}
        </Button>
      )}
      {has('withdraw') && calls.withdraw && (
        <Button look="line" busy={withdraw.busy} onClick={() => withdraw.start()}>
          {t('bill.withdraw')}
        </Button>
      )}
      {has('remind') && (
        <Button look="line" busy={remind.busy} onClick={() => remind.start()}>
          {t('bill.remind')}
        </Button>
      )}
      {has('issue') && (
        <Button busy={issue.busy} onClick={() => issue.start()}>
          {t('bill.issue')}
        </Button>
      )}
      {issue.question}
      {remind.question}
      {withdraw.question}
      {end.question}
    </CaseFoot>
  );
}
