import { type CompanyAudit, companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import styles from '../audit/audit.module.css';
import { useWords } from '../kernel/words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { companyReads } from './company.reads.ts';
import { ComparePapers } from './compare-papers.tsx';
import { RejectDialog } from './reject-dialog.tsx';

type Doing = 'reject' | 'block' | 'unblock';

/** One company: its papers beside those in force, what happened, and the decision. */
export function CompanyCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('company');
  const detail = useDetail(ask(companyOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  const [doing, setDoing] = useState<Doing>();
  const approve = useAct({
    call: companyOperationsApi.approve,
    request: (versionId: string) => ({ params: { id }, body: { versionId } }),
    done: () => {
      onDecided();
      return t('approve.done');
    },
    changes: companyReads,
  });
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const { company, audit } = detail.thing;
  const waiting = audit.latest?.decision === 'waiting' ? audit.latest : undefined;
  const papers = waiting?.fields ?? company.fields;
  const before = waiting && company.version !== null ? company.fields : undefined;
  const close = () => setDoing(undefined);
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{papers.name}</h2>
          <p className="meta">
            {waiting
              ? t('handedIn', { name: waiting.submittedBy, at: waiting.submitDate.slice(0, 16), version: waiting.version })
              : t(`state.${company.state}`)}
          </p>
        </header>
        {papers.licence !== '' && (
          <a className={styles.licence} href={papers.licence} target="_blank" rel="noreferrer">
            <img src={papers.licence} alt={t('field.licence')} />
          </a>
        )}
        <ComparePapers papers={papers} before={before} faults={audit.latest?.faults ?? []} />
        <div className={styles.log}>
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
        </div>
      </div>
      <CaseFoot>
        {company.state === 'active' && (
          <Button look="line" onClick={() => setDoing('block')}>
            {t('block.act')}
          </Button>
        )}
        {company.state === 'blocked' && (
          <Button look="line" onClick={() => setDoing('unblock')}>
            {t('unblock.act')}
          </Button>
        )}
        <span className={styles.space} />
        {waiting && (
          <>
            <Button look="danger" onClick={() => setDoing('reject')}>
              {t('reject.act')}
            </Button>
            <Button busy={approve.subject !== undefined} onClick={() => approve.start(waiting.id)}>
              {t('approve.act')}
            </Button>
          </>
        )}
      </CaseFoot>
      {approve.question}
      {doing === 'reject' && waiting && <RejectDialog id={id} versionId={waiting.id} onClose={close} onDone={onDecided} />}
      {(doing === 'block' || doing === 'unblock') && <BlockDialog id={id} act={doing} onClose={close} />}
    </>
  );
}

const whoOf = ({ who, name }: CompanyAudit['steps'][number], system: string): string => (who === 'system' ? system : name);
