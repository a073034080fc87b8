import { type CompanyAudit, companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { CaseBody, CaseHead } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import styles from '../audit/audit.module.css';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { companyReads } from './company.reads.ts';
import { ComparePapers } from './compare-papers.tsx';
import { RejectDialog } from './reject-dialog.tsx';

/** One company: its papers beside those in force, what happened, and the decision. */
export function CompanyCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('company');
  const detail = useDetail(ask(companyOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="certification" url={`/audits?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => <Found id={id} found={found} onDecided={onDecided} />}
      </OpenCase>
    </>
  );
}

type FoundProps = { id: string; found: DataOf<typeof companyOperationsApi.detail>; onDecided: () => void };

function Found({ id, found: { company, audit }, onDecided }: FoundProps) {
  const t = useWords('company');
  const [rejecting, setRejecting] = useState(false);
  const approve = useAct({
    call: companyOperationsApi.approve,
    request: (versionId: string) => ({ params: { id }, body: { versionId } }),
    done: () => {
      onDecided();
      return t('approve.done');
    },
    changes: companyReads,
  });
  const standing = company.state === 'blocked' ? 'unblock' : 'block';
  const change = useReasonAct({
    call: companyOperationsApi[standing],
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t(`${standing}.title`),
      text: t(`${standing}.text`),
      tone: standing === 'block' ? 'danger' : 'primary',
      words: { act: t(`${standing}.act`) },
    }),
    done: t(`${standing}.done`),
    changes: companyReads,
  });
  const waiting = audit.latest?.decision === 'waiting' ? audit.latest : undefined;
  const papers = waiting?.fields ?? company.fields;
  const before = waiting && company.version !== null ? company.fields : undefined;
  return (
    <>
      <CaseBody>
        <CaseHead
          title={papers.name}
          about={
            waiting
              ? t('handedIn', { name: waiting.submittedBy, at: waiting.submitDate.slice(0, 16), version: waiting.version })
              : t(`state.${company.state}`)
          }
        />
        {papers.licence !== '' && (
          <a className={styles.licence} href={papers.licence} target="_blank" rel="noreferrer">
            <img src={papers.licence} alt={t('field.licence')} />
          </a>
        )}
        <ComparePapers papers={papers} before={before} faults={audit.latest?.faults ?? []} />
        <Log
          order="latest"
          ended={!waiting}
          entries={audit.steps.map((step) => ({
            what: t(`event.${step.event}`),
            at: step.date,
            who: whoOf(step, t('system')),
            why: step.reason,
          }))}
        />
      </CaseBody>
      <CaseFoot
        aside={
          (company.state === 'active' || company.state === 'blocked') && (
            <Button look="line" onClick={() => change.start()}>
              {t(`${standing}.act`)}
            </Button>
          )
        }
      >
        {waiting && (
          <>
            <Button look="danger" onClick={() => setRejecting(true)}>
              {t('reject.act')}
            </Button>
            <Button busy={approve.busy} onClick={() => approve.start(waiting.id)}>
              {t('approve.act')}
            </Button>
          </>
        )}
      </CaseFoot>
      {change.question}
      {rejecting && waiting && <RejectDialog id={id} versionId={waiting.id} onClose={() => setRejecting(false)} onDone={onDecided} />}
    </>
  );
}

const whoOf = ({ who, name }: CompanyAudit['steps'][number], system: string): string => (who === 'system' ? system : name);
