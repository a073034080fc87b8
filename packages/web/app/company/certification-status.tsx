import { type CompanyAudit, type CompanyInfo, certificationApi, type Version } from '@mall/contract/company/certification.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import { CertificationChanges } from './certification-changes.tsx';
import { CompanyFacts } from './company-facts.tsx';
import styles from './enterprise-auth.module.css';
import { fieldPlace } from './fault-links.tsx';
import type { ShownName } from './shown-value.tsx';

type StatusProps = { audit: CompanyAudit; info: CompanyInfo | null; isOpen: boolean; onBegin: () => void };

const marks = {
  none: { mark: 'open', tone: 'amber' },
  pending: { mark: 'running', tone: 'blue' },
  rejected: { mark: 'closed', tone: 'red' },
  active: { mark: 'closed', tone: 'green' },
  blocked: { mark: 'closed', tone: 'red' },
} as const;
const benefits = ['inquiry', 'credit', 'people', 'invoice'] as const;
const parts = { none: None, pending: Pending, rejected: Rejected, active: Active, blocked: Blocked };

/** Where certification stands, what that means and what can be done now. */
export function CertificationStatus(props: StatusProps) {
  const t = useWords('company');
  const { audit, info } = props;
  const Part = parts[audit.state];
  const state = <StatusMark {...marks[audit.state]}>{t(`state.${audit.state}`)}</StatusMark>;
  const isCertified = audit.state === 'active' && info !== null;
  return (
    <Panel bordered title={info?.fields.name ?? t('none.title')} extra={state}>
      {isCertified && <CompanyFacts info={info} />}
      <Part {...props} />
      {audit.mayCertify === 0 && <p className={styles.lead}>{t('notMine')}</p>}
    </Panel>
  );
}

function None({ audit, isOpen, onBegin }: StatusProps) {
  const t = useWords('company');
  return (
    <div className={styles.part}>
      <p>{t('none.text')}</p>
      <ul className={styles.benefits}>
        {benefits.map((one) => (
          <li key={one}>{t(`benefit.${one}`)}</li>
        ))}
      </ul>
      {audit.mayCertify === 1 && !isOpen && (
        <p className={styles.acts}>
          <Button onClick={onBegin}>{t('begin')}</Button>
          <span className={styles.lead}>{t('begin.hint')}</span>
        </p>
      )}
    </div>
  );
}

function Pending({ audit, onBegin }: StatusProps) {
  const t = useWords('company');
  const { latest } = audit;
  if (!latest) return null;
  return (
    <div className={styles.part}>
      <Way latest={latest} end={t('way.certified')} />
      <p className={styles.lead}>{t('pending.text')}</p>
      {audit.mayCertify === 1 && <Withdraw onDone={onBegin} />}
    </div>
  );
}

function Rejected({ audit, isOpen, onBegin }: StatusProps) {
  const t = useWords('company');
  return (
    <div className={styles.part}>
      <Faults audit={audit} onBegin={onBegin} />
      <p className={styles.lead}>{t('rejected.text', { left: audit.left })}</p>
      {audit.mayCertify === 1 && !isOpen && (
        <p className={styles.acts}>
          <Button onClick={onBegin}>{t('again')}</Button>
          <Service />
        </p>
      )}
    </div>
  );
}

function Active({ audit, info, isOpen, onBegin }: StatusProps) {
  const t = useWords('company');
  const { latest } = audit;
  const isWaiting = latest?.decision === 'waiting';
  return (
    <div className={styles.part}>
      {latest && isWaiting && (
        <section className={styles.change} aria-label={t('change.title', { version: latest.version })}>
          <p className={styles.acts}>
            <strong>{t('change.title', { version: latest.version })}</strong>
            <StatusMark mark="running" tone="blue">
              {t('state.pending')}
            </StatusMark>
            <span className={styles.lead}>{t('change.text')}</span>
          </p>
          <Way latest={latest} end={t('way.inForce', { version: latest.version })} />
          {info && <CertificationChanges before={info.fields} after={latest.fields} />}
          {audit.mayCertify === 1 && <Withdraw onDone={onBegin} />}
        </section>
      )}
      {latest?.decision === 'rejected' && <Faults audit={audit} onBegin={onBegin} />}
      {audit.mayCertify === 1 && !isWaiting && !isOpen && (
        <p className={styles.acts}>
          <Button look="line" onClick={onBegin}>
            {t('change.begin')}
          </Button>
        </p>
      )}
    </div>
  );
}

function Blocked({ audit }: StatusProps) {
  const t = useWords('company');
  return (
    <div className={styles.part}>
      <Note tone="bad">{t('blocked.text', { date: audit.stateDate?.slice(0, 10) ?? '', reason: audit.reason })}</Note>
      <p className={styles.acts}>
        <Service />
      </p>
    </div>
  );
}

function Way({ latest, end }: { latest: Version; end: string }) {
  const t = useWords('company');
  return (
    <Steps
      label={t('way')}
      items={[
        { id: 'sent', label: t('way.sent'), state: 'done', note: `${latest.submitDate.slice(5, 16)} ${latest.submittedBy}` },
        { id: 'looked', label: t('way.looked'), state: 'current', note: t('way.looked.note') },
        { id: 'end', label: end, state: 'todo' },
      ]}
    />
  );
}

function Faults({ audit: { latest, mayCertify }, onBegin }: { audit: CompanyAudit; onBegin: () => void }) {
  const t = useWords('company');
  const faults = latest?.faults ?? [];
  return (
    <Note tone="bad">
      <strong>{t('rejected.count', { count: faults.length })}</strong>
      {latest?.decideDate && ` ${t('rejected.at', { time: latest.decideDate.slice(0, 16) })}`}
      <ol className={styles.faults}>
        {faults.map(({ field, reason }) => (
          <li key={field}>
            {t(`field.${field as ShownName}`)}: {reason}{' '}
            {mayCertify === 1 && (
              <a href={`#${fieldPlace(field)}`} className="link" onClick={onBegin}>
                {t('rejected.go')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Note>
  );
}

function Withdraw({ onDone }: { onDone: () => void }) {
  const t = useWords('company');
  const withdraw = useAct({
    call: certificationApi.withdraw,
    request: () => ({}),
    ask: () => ({ title: t('withdraw.title'), text: t('withdraw.text'), act: t('withdraw') }),
    done: t('withdrawn'),
    onDone,
    changes: [certificationApi.audit, certificationApi.info, certificationApi.draft],
  });
  return (
    <p className={styles.acts}>
      <Button look="quiet" size="s" busy={withdraw.busy} onClick={() => withdraw.start()}>
        {t('withdraw')}
      </Button>
      {withdraw.question}
    </p>
  );
}

function Service() {
  const t = useWords('company');
  return (
    <Button look="line" href="/helpCenter" as={RouterLink}>
      {t('service')}
    </Button>
  );
}
