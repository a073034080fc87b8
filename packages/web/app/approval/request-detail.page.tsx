import { type RequestDetail, requestApi } from '@mall/contract/approval/request.api.ts';
import { openRequestStates } from '@mall/contract/approval/request.machine.ts';
import { ApprovalLog } from '@mall/kit/approval/approval-log.tsx';
import { ApprovalPath } from '@mall/kit/approval/approval-path.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { ActBar } from './act-bar.tsx';
import styles from './approval.module.css';
import { requestsPath } from './approval-addresses.ts';
import { ChangedNote } from './changed-note.tsx';
import { CorrectedNote } from './corrected-note.tsx';
import { OaPanel } from './oa/oa-panel.tsx';
import { RequestChecks } from './request-checks.tsx';
import { RequestContractView } from './request-contract.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestLines } from './request-lines.tsx';
import { RequestStanding } from './request-standing.tsx';
import { RequestWord } from './request-word.tsx';
import { useCaseWords } from './use-case-words.ts';
import { useRequestActs } from './use-request-acts.tsx';

/** One purchase request: the document, its way through the company, and what the reader may do. */
export default function RequestDetailPage() {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const id = useSearchParams()[0].get('id');
  const detail = useDetail(isId(id) ? ask(requestApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  const missing = { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') };
  return (
    <div data-sheet="">
      <DetailPage
        detail={detail}
        list={{ href: requestsPath, label: t('title') }}
        kind={spoken(detail.thing?.bizType ?? 'order', 'detail.title')}
        words={{ failed: t('failed.title'), missing }}
        about={({ requestNo }) => requestNo}
        title={({ title }) => title}
        acts={() => (
          <Button look="line" className="no-phone" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      >
        {(request) => <Body key={request.requestId} request={request} onAgain={detail.again} />}
      </DetailPage>
    </div>
  );
}

const isOpen = ({ state }: RequestDetail) => (openRequestStates as readonly string[]).includes(state);

function Body({ request, onAgain }: { request: RequestDetail; onAgain: () => void }) {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const acts = useRequestActs();
  const [opinion, setOpinion] = useState('');
  const { requester, startDate } = request;
  return (
    <>
      <p className={styles.about}>
        {spoken(request.bizType, 'about.no')} <span className="num">{request.requestNo}</span>
        <span>{t('about.by', { name: requester.name, department: requester.departmentName || '—', time: startDate.slice(5, 16) })}</span>
      </p>
      <RequestFacts request={request} />
      {request.changed ? (
        <ChangedNote onAgain={onAgain} />
      ) : (
        <RequestStanding of={request} bizType={request.bizType} nextId={request.nextId} />
      )}
      <CorrectedNote request={request} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {request.contract ? (
            <Panel bordered title={t('contract.title')}>
              <RequestContractView contract={request.contract} amount={request.amount} />
            </Panel>
          ) : (
            <>
              <Panel bordered>
                <RequestChecks request={request} />
              </Panel>
              <Panel
                bordered
                flush
                title={t('line.title')}
                extra={<span className="meta">{t('line.about', { count: request.orders.length })}</span>}
              >
                <RequestLines request={request} />
              </Panel>
            </>
          )}
          <Panel bordered title={t('word.title')}>
            <RequestWord request={request} />
          </Panel>
        </div>
        <div className={styles.column}>
          <OaPanel requestId={request.requestId} running={request.state === 'running'} onEnded={onAgain} />
          <Panel
            bordered
            title={t('path.title')}
            extra={<span className="meta">{t('path.version', { name: request.processName, version: request.version })}</span>}
          >
            <ApprovalPath nodes={request.nodes} start={{ name: requester.name, at: startDate }} mine={request.mine} />
          </Panel>
          <ApprovalLog steps={request.steps} ended={!isOpen(request)} bizType={request.bizType} />
        </div>
      </div>
      <ActBar request={request} acts={acts} opinion={opinion} onOpinion={setOpinion} />
      {acts.dialogs}
    </>
  );
}
