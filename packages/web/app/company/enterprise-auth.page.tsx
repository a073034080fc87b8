import { accountApi } from '@mall/contract/account/account.api.ts';
import { type CompanyAudit, type CompanyInfo, certificationApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationDraft } from '@mall/contract/company/certification.rules.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CertificationForm } from './certification.form.tsx';
import { draftAsk } from './certification-draft.ts';
import { CertificationStatus } from './certification-status.tsx';
import { CompanyProfile } from './company-profile.tsx';
import styles from './enterprise-auth.module.css';
import { firstFields } from './first-fields.ts';

const auditAsk = ask(certificationApi.audit, {}, { staleMs: 0 });
const infoAsk = ask(certificationApi.info, {}, { staleMs: 0 });
const lookMs = 5000;

/** Certification of the own company, and what the mall knows of it. */
export default function EnterpriseAuthPage() {
  const t = useWords('company');
  const audit = useDetail(auditAsk);
  const info = useDetail(infoAsk);
  const mayCertify = audit.thing?.mayCertify === 1;
  const draft = useDetail(mayCertify ? draftAsk : undefined);
  const parts = [audit, info, ...(mayCertify ? [draft] : [])];
  const name = info.thing?.fields.name;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          {name && <p className={styles.lead}>{name}</p>}
        </div>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {parts.some(({ state }) => state === 'failed') ? (
        <Failed busy={parts.some(({ busy }) => busy)} onRetry={() => parts.forEach(({ again }) => again())} />
      ) : audit.thing && info.thing !== undefined && (!mayCertify || draft.thing !== undefined) ? (
        <Certification audit={audit.thing} info={info.thing} draft={draft.thing ?? null} />
      ) : (
        <Panel bordered>
          <Skeleton kind="text" lines={6} />
        </Panel>
      )}
    </div>
  );
}

function Failed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useWords('company');
  const kit = useKitWords();
  return (
    <Panel bordered>
      <ErrorState title={t('failed')} labels={{ retry: kit('failed.retry') }} busy={busy} onRetry={onRetry} />
    </Panel>
  );
}

type CertificationProps = { audit: CompanyAudit; info: CompanyInfo | null; draft: { fields: CertificationDraft; saveDate: string } | null };

function Certification({ audit, info, draft }: CertificationProps) {
  const [editing, setEditing] = useState(draft !== null);
  const top = useRef<HTMLDivElement>(null);
  const isWaiting = audit.latest?.decision === 'waiting';
  useNewRights(audit.state);
  const isOpen = audit.mayCertify === 1 && !isWaiting && audit.state !== 'blocked' && editing;
  const finish = () => {
    setEditing(false);
    top.current?.focus();
  };
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <CertificationStatus audit={audit} info={info} isOpen={isOpen} onBegin={() => setEditing(true)} />
      </div>
      {isWaiting && <Look />}
      {isOpen ? (
        <CertificationForm
          audit={audit}
          first={firstFields(audit, info, draft?.fields)}
          licenceName={(audit.latest && audit.latest.decision !== 'approved' ? audit.latest : info)?.fields.licenceName ?? ''}
          savedAt={draft?.saveDate}
          onDone={finish}
        />
      ) : (
        info && audit.state !== 'none' && <CompanyProfile info={info} />
      )}
    </>
  );
}

/** Asks again while the mall looks at the papers, so that the page says so by itself. */
function Look() {
  useDetail(auditAsk, { everyMs: lookMs });
  return null;
}

/** Whoever is certified may do more from that moment on: head and menu must know. */
const useNewRights = (state: CompanyAudit['state']) => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    void askAgain([certificationApi.info, certificationApi.draft, memberApi.home, accountApi.permissions, accountApi.menu]);
  }, [state]);
};
