import { deskApi } from '@mall/contract/account/desk.api.ts';
import { type QualificationCase as Case, qualificationOperationsApi } from '@mall/contract/invoice/qualification.api.ts';
import { qualificationNames } from '@mall/contract/invoice/qualification.rules.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Table } from '@mall/ui/table.tsx';
import { Papers } from '../audit/papers.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';

const reads = [qualificationOperationsApi.page, qualificationOperationsApi.detail, deskApi.desk];

/** One company's papers, beside what it is certified as. */
export function QualificationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('invoice');
  const detail = useDetail(ask(qualificationOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="qualification" url={`/invoices/qualifications?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => (
          <>
            <Body found={found} />
            {found.decision === 'waiting' && <Decision found={found} onDecided={onDecided} />}
          </>
        )}
      </OpenCase>
    </>
  );
}

function Decision({ found, onDecided }: { found: Case; onDecided: () => void }) {
  const t = useWords('invoice');
  const may = useRights()?.has('operations:invoices:decide') === true;
  const { id, companyName } = found;
  const common = { changes: reads, onClosed: onDecided };
  const approve = useAct({
    call: qualificationOperationsApi.approve,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('approveAsk', { name: companyName }), text: t('approveText'), act: t('approve') }),
    done: t('approved'),
    ...common,
  });
  const reject = useReasonAct({
    call: qualificationOperationsApi.reject,
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t('rejectAsk', { name: companyName }),
      text: t('rejectText'),
      reasons: [t('why.papers'), t('why.differs'), t('why.taxpayer')],
      words: { act: t('reject') },
    }),
    done: t('rejected'),
    ...common,
  });
  return may && <DecisionFoot yes={{ act: approve, label: t('approve') }} no={{ act: reject, label: t('reject') }} />;
}

function Body({ found }: { found: Case }) {
  const t = useWords('invoice');
  const { fields, certified, inForce } = found;
  const known = { companyName: found.companyName, taxNumber: found.unifiedCode, ...certified };
  return (
    <CaseBody>
      <CaseHead
        title={found.companyName}
        about={t('handedIn', { name: found.submittedBy, at: found.submitDate.slice(0, 16), version: found.version })}
        mark={t(`decision.${found.decision}`)}
      />
      {found.reason && <p className="meta">{found.reason}</p>}
      <Table
        caption={t('given')}
        fits
        columns={[
          { key: 'name', head: t('field'), cell: (name: (typeof qualificationNames)[number]) => t(name) },
          { key: 'given', head: t('given'), cell: (name) => fields[name] },
          { key: 'known', head: t('certified'), cell: (name) => known[name] },
          { key: 'force', head: t('inForce'), cell: (name) => inForce?.fields[name] ?? '' },
        ]}
        rows={qualificationNames}
        rowKey={(name) => name}
        rowTone={(name) => (known[name] !== '' && known[name] !== fields[name] ? 'warn' : undefined)}
      />
      <CasePart title={t('papers')}>
        <Papers papers={fields.papers} />
      </CasePart>
    </CaseBody>
  );
}
