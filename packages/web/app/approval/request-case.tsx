import { type RequestDetail, requestApi } from '@mall/contract/approval/request.api.ts';
import { ApprovalPath } from '@mall/kit/approval/approval-path.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isForPage } from '@mall/kit/page/is-for-page.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { ActBar } from './act-bar.tsx';
import styles from './approval.module.css';
import { requestAddress } from './approval-addresses.ts';
import { ChangedNote } from './changed-note.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { OaPanel } from './oa/oa-panel.tsx';
import { RequestChecks } from './request-checks.tsx';
import { RequestContractView } from './request-contract.tsx';
import { RequestLines } from './request-lines.tsx';
import { RequestStanding } from './request-standing.tsx';
import { RequestWord } from './request-word.tsx';
import { useCaseWords } from './use-case-words.ts';
import { useRequestActs } from './use-request-acts.tsx';

/** The request that is open beside the list. */
export function RequestCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('approval');
  const detail = useDetail(ask(requestApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('missing.title')} />;
  if (detail.state === 'failed')
    return <ReadFailed error={detail.error} title={t('failed.title')} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing)
    return (
      <output className={styles.caseBody} aria-busy="true">
        <Skeleton kind="media" count={4} />
      </output>
    );
  return <Case request={detail.thing} onAgain={detail.again} onDecided={onDecided} />;
}

function Case({ request, onAgain, onDecided }: { request: RequestDetail; onAgain: () => void; onDecided: () => void }) {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const acts = useRequestActs({ onDecided });
  const [opinion, setOpinion] = useState('');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'a' && request.actions.includes('approve')) acts.askApprove({ request, opinion });
    else if (key === 'r' && request.actions.includes('reject')) acts.reject({ request, opinion });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const { requester, startDate } = request;
  return (
    <>
      <div className={styles.caseBody}>
        <header className={styles.caseHead}>
          <div>
            <h2>
              <RouterLink href={requestAddress(request.requestId)}>{request.title}</RouterLink>
            </h2>
            <p className={styles.about}>
              {spoken(request.bizType, 'about.no')} <span className="num">{request.requestNo}</span>
              <span>
                {t('about.by', { name: requester.name, department: requester.departmentName || '—', time: startDate.slice(5, 16) })}
              </span>
            </p>
          </div>
          <div className={styles.caseAmount}>
            <span className="meta">{t('fact.amount')}</span>
            <Price value={request.amount} size="l" />
          </div>
        </header>
        {request.changed ? (
          <ChangedNote onAgain={onAgain} />
        ) : (
          <RequestStanding of={request} bizType={request.bizType} nextId={request.nextId} />
        )}
        <CorrectedNote request={request} />
        {/* Its words come with it, and must not take the list away. */}
        <Suspense>
          <OaPanel requestId={request.requestId} running={request.state === 'running'} onEnded={onAgain} />
        </Suspense>
        {request.contract ? (
          <RequestContractView contract={request.contract} amount={request.amount} />
        ) : (
          <>
            <RequestChecks request={request} />
            <RequestLines request={request} />
          </>
        )}
        <div className={styles.half}>
          <section aria-label={t('word.title')}>
            <h3>{t('word.title')}</h3>
            <RequestWord request={request} />
          </section>
          <section aria-label={t('path.progress')}>
            <h3>{t('path.progress')}</h3>
            <ApprovalPath nodes={request.nodes} start={{ name: requester.name, at: startDate }} mine={request.mine} />
          </section>
        </div>
      </div>
      <ActBar request={request} acts={acts} opinion={opinion} onOpinion={setOpinion} />
      {acts.dialogs}
    </>
  );
}
