import type { OfficeInvoice } from '@mall/contract/invoice/invoice-office.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { OpenCase } from '../side/open-case.tsx';
import { CaseFoot } from '../side/side-by-side.tsx';
import { InvoiceBody } from './invoice-body.tsx';
import { MailDialog } from './mail-dialog.tsx';
import type { OfficeCalls } from './office-calls.ts';

type InvoiceCaseProps = { id: string; calls: OfficeCalls; reads: AnyCall[]; onDone: () => void };

/** One invoice as its seller sees it: what is asked for, how far the gateway is, and what may be done. */
export function InvoiceCase({ id, ...acts }: InvoiceCaseProps) {
  const t = useCounterWords();
  const detail = useDetail(ask(acts.calls.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={t('invoice.missing')} failed={t('invoice.failed')}>
      {(invoice) => (
        <>
          <InvoiceBody invoice={invoice} />
          <Acts invoice={invoice} {...acts} />
        </>
      )}
    </OpenCase>
  );
}

function Acts({ invoice, calls, reads, onDone }: Omit<InvoiceCaseProps, 'id'> & { invoice: OfficeInvoice }) {
  const t = useCounterWords();
  const { id, actions } = invoice;
  const [mailing, setMailing] = useState(false);
  const issue = useAct({
    call: calls.issue,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('invoice.issueAsk'), text: t('invoice.issueText'), act: t('invoice.act.issue') }),
    done: t('invoice.issued'),
    changes: reads,
  });
  const retry = useAct({ call: calls.retry, request: () => ({ params: { id } }), done: t('invoice.retried'), changes: reads });
  const giveUp = (what: 'reject' | 'red') => ({
    request: (_: void, reason: string) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t(`invoice.${what}Ask`),
      text: t('invoice.whyText'),
      reasons: [t('invoice.why.tax'), t('invoice.why.title'), t('invoice.why.wrong')],
      words: { act: t(`invoice.act.${what}`) },
    }),
    changes: reads,
    onClosed: onDone,
  });
  const reject = useReasonAct({ call: calls.reject, done: t('invoice.rejected'), ...giveUp('reject') });
  const red = useReasonAct({ call: calls.red, done: t('invoice.redDone'), ...giveUp('red') });
  if (actions.length === 0) return null;
  return (
    <CaseFoot>
      {actions.includes('reject') && (
        <Button look="danger" onClick={() => reject.start()}>
          {t('invoice.act.reject')}
        </Button>
      )}
      {actions.includes('red') && (
        <Button look="line" onClick={() => red.start()}>
          {t('invoice.act.red')}
        </Button>
      )}
      {actions.includes('mail') && <Button onClick={() => setMailing(true)}>{t('invoice.act.mail')}</Button>}
      {actions.includes('retry') && (
        <Button busy={retry.busy} onClick={() => retry.start()}>
          {t('invoice.act.retry')}
        </Button>
      )}
      {actions.includes('issue') && <Button onClick={() => issue.start()}>{t('invoice.act.issue')}</Button>}
      {issue.question}
      {reject.question}
      {red.question}
      {mailing && <MailDialog id={id} call={calls.mail} reads={reads} onClose={() => setMailing(false)} onDone={onDone} />}
    </CaseFoot>
  );
}
