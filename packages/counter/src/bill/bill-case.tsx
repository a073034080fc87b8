import { billEventName } from '@mall/contract/billing/bill.machine.ts';
import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ReasonDialog } from '@mall/kit/act/reason-dialog.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { CaseFoot } from '../side/side-by-side.tsx';
import styles from './bill.module.css';
import { type BillCalls, readsOf } from './bill-calls.ts';
import { BillInvoices } from './bill-invoices.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillMark } from './bill-mark.tsx';
import { BillPayments } from './bill-payments.tsx';

const money = (amount: string) => `¥${formatCurrency(amount)}`;

type CaseProps = { calls: BillCalls; id: string };

/** One bill: its figures, what is in question, what was paid, every step, and what can be done. */
export function BillCaseView({ calls, id }: CaseProps) {
  const t = useCounterWords();
  const language = useLanguage();
  const detail = useDetail(ask(calls.one, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('bill.missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('bill.failed')} labels={{ retry: t('bill.retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const bill = detail.thing;
  return (
    <>
      <div className={styles.body}>
        <header className={styles.line}>
          <div>
            <h2>{bill.companyName}</h2>
            <p className="meta num">
              {bill.billSn} · {bill.storeName}
            </p>
          </div>
          <BillMark bill={bill} />
        </header>
        <Facts
          two
          facts={[
            [t('bill.period'), `${bill.fromDay} ~ ${bill.toDay}`],
            [t('bill.total'), money(bill.total)],
            [t('bill.paid'), money(bill.paid)],
            [t('bill.open'), money(bill.open)],
            [t('bill.invoiced'), money(bill.invoiced)],
            [t('bill.onCredit'), money(bill.onCredit)],
            [t('bill.due'), bill.dueDate?.slice(0, 10) ?? t('bill.term', { days: bill.termDays })],
            [t('bill.confirmBy'), bill.confirmBy?.slice(0, 10)],
            [t('bill.rev'), bill.rev > 0 && String(bill.rev)],
          ]}
        />
        <BillPayments calls={calls} bill={bill} />
        <BillInvoices bill={bill} />
        <BillLines key={bill.rev} calls={calls} bill={bill} />
        <Log
          title={t('bill.log')}
          order="latest"
          ended={bill.state === 'settled' || bill.state === 'void'}
          entries={bill.steps.map(({ event, who, byKind, reason, date }) => ({
            what: event === 'overdue' || event === 'remind' ? t(`bill.event.${event}`) : billEventName(event)[language],
            at: date,
            who: who || t(`bill.by.${byKind}`),
            why: reason,
          }))}
        />
      </div>
      <Acts calls={calls} bill={bill} />
    </>
  );
}

function Acts({ calls, bill }: { calls: BillCalls; bill: BillCase }) {
  const t = useCounterWords();
  const kit = useKitWords();
  const changes = readsOf(calls);
  const params = { id: bill.id };
  const has = (act: BillCase['actions'][number]) => bill.actions.includes(act);
  const words = {
    reason: t('bill.why'),
    other: t('bill.why.other'),
    own: t('bill.why.own'),
    required: t('bill.why.required'),
    long: (most: number) => t('bill.why.long', { most }),
    back: kit('cancel'),
  };
  const issue = useAct({
    call: calls.issue,
    request: (_id: string) => ({ params }),
    ask: () => ({ title: t('bill.issue.ask'), text: t('bill.issue.text'), act: t('bill.issue') }),
    done: t('bill.issue.done'),
    changes,
  });
  const remind = useAct({ call: calls.remind, request: (_id: string) => ({ params }), done: t('bill.remind.done'), changes });
  const withdraw = useAct({
    call: calls.withdraw as NonNullable<BillCalls['withdraw']>,
    request: (_id: string, reason: string) => ({ params, body: { reason } }),
    dialog: (_id, { busy, act, close }) => (
      <ReasonDialog
        title={t('bill.withdraw.ask')}
        reasons={[t('bill.withdraw.why')]}
        words={{ ...words, act: t('bill.withdraw') }}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('bill.withdraw.done'),
    changes,
  });
  const end = useAct({
    call: calls.void as NonNullable<BillCalls['void']>,
    request: (_id: string, reason: string) => ({ params, body: { reason } }),
    dialog: (_id, { busy, act, close }) => (
      <ReasonDialog
        title={t('bill.void.ask')}
        reasons={[t('bill.void.why')]}
        words={{ ...words, act: t('bill.void') }}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('bill.void.done'),
    changes,
  });
  if (!has('issue') && !has('remind') && !has('withdraw') && !has('void')) return null;
  return (
    <CaseFoot>
      {has('void') && calls.void && (
        <Button look="danger" busy={end.busy} onClick={() => end.start(bill.id)}>
          {t('bill.void')}
        </Button>
      )}
      {has('withdraw') && calls.withdraw && (
        <Button look="line" busy={withdraw.busy} onClick={() => withdraw.start(bill.id)}>
          {t('bill.withdraw')}
        </Button>
      )}
      {has('remind') && (
        <Button look="line" busy={remind.busy} onClick={() => remind.start(bill.id)}>
          {t('bill.remind')}
        </Button>
      )}
      {has('issue') && (
        <Button busy={issue.busy} onClick={() => issue.start(bill.id)}>
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
