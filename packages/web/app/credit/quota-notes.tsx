import { type CreditAccount, creditApi } from '@mall/contract/credit/credit.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { quotaReads } from './quota-ask.ts';
import { yuan } from './yuan.ts';

/** What the reader should know of the quota now: why it stands still, what is to be paid, how far an application is. */
export function QuotaNotes({ account }: { account: CreditAccount }) {
  const t = useWords('credit');
  const { state, reason, holdKind, application, overdue, due, dueDate } = account;
  const withdraw = useAct({
    call: creditApi.withdraw,
    request: (_id: string) => ({}),
    ask: () => ({ title: t('withdraw.ask'), text: t('withdraw.text'), act: t('withdraw.act') }),
    done: t('withdraw.done'),
    changes: quotaReads,
  });
  return (
    <>
      {overdue !== '0.00' && (
        <Note tone="bad" role="alert" actions={<ToBills state="overdue" />}>
          {t('note.overdue', { amount: yuan(overdue) })}
        </Note>
      )}
      {due !== '0.00' && dueDate && (
        <Note tone="warn" actions={<ToBills state="toPay" />}>
          {t('note.due', { amount: yuan(due), date: dueDate })}
        </Note>
      )}
      {state === 'on_hold' && <Note tone="bad">{holdKind === 'overdue' ? t('note.holdOverdue') : t('note.hold', { reason })}</Note>}
      {state === 'expired' && <Note tone="warn">{t('note.expired', { date: account.validTo ?? '' })}</Note>}
      {state === 'closed' && <Note>{t('note.closed', { reason })}</Note>}
      {state === 'none' && <Note>{t('note.none')}</Note>}
      {application?.decision === 'waiting' && (
        <Note
          actions={
            account.mayApply === 1 && (
              <Button look="text" size="s" busy={withdraw.subject !== undefined} onClick={() => withdraw.start(application.id)}>
                {t('withdraw.act')}
              </Button>
            )
          }
        >
          {t('note.waiting', {
            date: application.submitDate.slice(0, 10),
            kind: t(`kind.${application.kind}`),
            amount: yuan(application.amount),
          })}
        </Note>
      )}
      {application?.decision === 'rejected' && (
        <Note tone="warn">{t('note.rejected', { date: application.submitDate.slice(0, 10), reason: application.reason })}</Note>
      )}
      {withdraw.question}
    </>
  );
}

/** What was bought on the quota is paid through its bill. */
function ToBills({ state }: { state: 'overdue' | 'toPay' }) {
  const t = useWords('credit');
  const { may } = useSession();
  if (!may('personalCenterBase:billManagement:billManagemantPage:view')) return null;
  return (
    <Button look="text" size="s" as={RouterLink} href={`/personalCenterBase/billManagement/billManagemantPage?state=${state}`}>
      {t('toBills')}
    </Button>
  );
}
