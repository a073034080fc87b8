import { deskApi } from '@mall/contract/account/desk.api.ts';
import { approvalErrors } from '@mall/contract/approval/approval.errors.ts';
import { approvalOperationsApi, type StuckDetail } from '@mall/contract/approval/approval-operations.api.ts';
import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ApprovalLog } from '@mall/kit/approval/approval-log.tsx';
import { ApprovalPath } from '@mall/kit/approval/approval-path.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './approvals.module.css';
import { StuckMark } from './stuck-mark.tsx';

const reads = [approvalOperationsApi.page, approvalOperationsApi.detail, deskApi.desk];

/** One request that does not go on: where it stands, its way, and who would get it. */
export function StuckCase({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useWords('approval');
  const may = useRights()?.has('operations:approvals:decide') === true;
  const detail = useDetail(isId(id) ? ask(approvalOperationsApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  return (
    <>
      <CaseHolder kind="approval" url={`/approvals?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(request) => (
          <>
            <Body request={request} />
            {may && request.stuck !== null && <ToAdministrator key={request.state} request={request} onDone={onDone} />}
          </>
        )}
      </OpenCase>
    </>
  );
}

function Body({ request }: { request: StuckDetail }) {
  const t = useWords('approval');
  return (
    <CaseBody>
      <CaseHead title={request.title} mark={<StuckMark of={request} />} />
      <Facts
        two
        facts={[
          [t('fact.company'), request.companyName],
          [t('fact.requester'), request.requesterName],
          [
            t('fact.no'),
            <span key="no" className="num">
              {request.requestNo}
            </span>,
          ],
          [
            t('fact.orders'),
            <span key="orders" className="num">
              {request.orderSns.join('、')}
            </span>,
          ],
          [
            t('fact.amount'),
            <b key="amount" className="num">
              ¥{formatCurrency(request.amount)}
            </b>,
          ],
          [t('fact.process'), `${request.processName} V${request.version}`],
          [t('fact.node'), request.nodeName],
          [t('fact.holders'), request.holders.join('、') || t('fact.nobody')],
          [t('fact.since'), request.since.slice(0, 16)],
          [t('fact.due'), request.dueDate?.slice(0, 16)],
          [t('fact.administrators'), request.administrators.join('、') || t('fact.nobody')],
        ]}
      />
      <CasePart title={t('path')}>
        <ApprovalPath nodes={request.nodes} start={{ name: request.requesterName, at: request.startDate }} />
      </CasePart>
      <ApprovalLog steps={request.steps} ended={request.state !== 'running'} />
    </CaseBody>
  );
}

/** The mall decides nothing for a company: it sends the request on to whoever looks after the company. */
function ToAdministrator({ request, onDone }: { request: StuckDetail; onDone: () => void }) {
  const t = useWords('approval');
  const form = useForm({
    first: { reason: '' },
    rules: checks<{ reason: string }>({
      reason: (reason) => {
        if (reason.trim() === '') return 'approval.reason_required';
        return reason.trim().length > reasonMost ? 'approval.reason_long' : undefined;
      },
    }),
    failures: approvalErrors,
  });
  const send = useCall({
    call: approvalOperationsApi.toAdministrator,
    request: (reason: string) => ({ params: { id: request.requestId }, body: { reason } }),
    changes: reads,
    done: t('send.done'),
    onDone,
    options: quietly,
  });
  return (
    <Form className={styles.send} onSubmit={form.submit(({ reason }) => send.run(reason.trim()))} message={form.messageOf('root')}>
      <Field label={t('send.reason')} required hint={t('send.hint')} message={form.messageOf('reason')}>
        <TextArea {...form.field('reason')} rows={2} limit={reasonMost} value={form.watch('reason')} />
      </Field>
      <CaseFoot
        aside={
          <span className="meta">
            {request.administrators.length > 0 ? t('send.to', { names: request.administrators.join('、') }) : t('send.nobody')}
          </span>
        }
      >
        <Button type="submit" busy={form.busy} disabled={request.administrators.length === 0}>
          {t('send.act')}
        </Button>
      </CaseFoot>
    </Form>
  );
}
