import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { wordMost } from '@mall/contract/approval/approval.rules.ts';
import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import { openRequestStates } from '@mall/contract/approval/request.machine.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ApprovalLog } from '@mall/kit/approval/approval-log.tsx';
import { ApprovalPath } from '@mall/kit/approval/approval-path.tsx';
import { contractReads } from '@mall/kit/contract/contract-calls.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { useState } from 'react';
import { requestReads } from '../approval/approval.changes.ts';
import { requestAddress } from '../approval/approval-addresses.ts';
import { OpinionDialog } from '../approval/opinion-dialog.tsx';
import { RequestStanding } from '../approval/request-standing.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './agreement.module.css';
import { contractSite } from './contract-site.ts';

type Submit = { word: string; processId?: string };

/** Whether the company has this contract approved before it signs, by whom, and how far that is. */
export function ContractApproval({ contract }: { contract: ContractDetail }) {
  const t = useWords('agreement');
  const submit = useAct<typeof contractApi.submit, ContractDetail, Submit>({
    call: contractApi.submit,
    request: ({ id }, body) => ({ params: { id }, body }),
    dialog: (one, { busy, act, close }) => <SubmitDialog contract={one} busy={busy} onGive={act} onClose={close} />,
    done: t('approval.done'),
    changes: [...contractReads(contractSite), ...requestReads],
  });
  const { approval, actions } = contract;
  if (!approval) return null;
  const { trace, approved, needed } = approval;
  return (
    <>
      <Panel bordered title={t('approval.title')}>
        <div className={styles.approval}>
          {approved ? (
            <Note tone="ok">{t('approval.approved')}</Note>
          ) : trace ? (
            <RequestStanding of={trace} bizType="contract" />
          ) : (
            <Note tone="warn">{t('approval.needed')}</Note>
          )}
          {trace && (
            <>
              <RouterLink className="link" href={requestAddress(trace.requestId)}>
                {t('approval.request', { no: trace.requestNo })}
              </RouterLink>
              <ApprovalPath nodes={trace.nodes} mine={trace.mine} />
            </>
          )}
          {needed && actions.includes('submit') && (
            <Button onClick={() => submit.start(contract)}>{t(trace ? 'approval.again' : 'approval.submit')}</Button>
          )}
        </div>
      </Panel>
      {trace && (
        <ApprovalLog bizType="contract" steps={trace.steps} ended={!(openRequestStates as readonly string[]).includes(trace.state)} />
      )}
      {submit.question}
    </>
  );
}

/** By whom it would go. */
const who = ({ steps }: ApprovalPlan) =>
  steps
    .filter(({ outcome }) => outcome !== 'skipped')
    .map(({ name, people }) => people.map((one) => one.name).join(' / ') || name)
    .join(' → ');

type DialogProps = { contract: ContractDetail; busy: boolean; onGive: (submit: Submit) => void; onClose: () => void };

function SubmitDialog({ contract: { title, approval }, busy, onGive, onClose }: DialogProps) {
  const t = useWords('agreement');
  const plans = approval?.plans ?? [];
  const [chosen, setChosen] = useState(plans[0]?.processId ?? '');
  return (
    <OpinionDialog
      title={t('approval.ask', { title })}
      text={t('approval.text')}
      label={t('approval.word')}
      act={t('approval.submit')}
      back={t('approval.back')}
      most={wordMost}
      busy={busy}
      onGive={(word) => onGive({ word, ...(plans.length > 1 && { processId: chosen }) })}
      onClose={onClose}
    >
      <Field group label={t('approval.process')}>
        <RadioGroup
          stacked
          value={chosen}
          onChange={setChosen}
          options={plans.map((plan) => ({ value: plan.processId, label: plan.name, hint: who(plan) }))}
        />
      </Field>
    </OpinionDialog>
  );
}
