import { deskApi } from '@mall/contract/account/desk.api.ts';
import { type QualificationCase as Case, qualificationOperationsApi } from '@mall/contract/invoice/qualification.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useState } from 'react';
import styles from '../credit/credit.module.css';
import { CreditWhyDialog } from '../credit/credit-why-dialog.tsx';
import { useWords } from '../kernel/words.ts';

const reads = [qualificationOperationsApi.page, qualificationOperationsApi.detail, deskApi.desk];

/** One company's papers, beside what it is certified as. */
export function QualificationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('invoice');
  const detail = useDetail(ask(qualificationOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  const may = useRights()?.has('operations:invoices:decide') === true;
  const [rejecting, setRejecting] = useState(false);
  const approve = useAct({
    call: qualificationOperationsApi.approve,
    request: (_found: Case) => ({ params: { id } }),
    ask: ({ companyName }) => ({ title: t('approveAsk', { name: companyName }), text: t('approveText'), act: t('approve') }),
    done: t('approved'),
    changes: reads,
    onClosed: onDecided,
  });
  const reject = useCall({
    call: qualificationOperationsApi.reject,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: t('rejected'),
    changes: reads,
  });
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const found = detail.thing;
  return (
    <>
      <Body found={found} />
      {may && found.decision === 'waiting' && (
        <CaseFoot>
          <Button look="danger" onClick={() => setRejecting(true)}>
            {t('reject')}
          </Button>
          <span className={styles.space} />
          <Button onClick={() => approve.start(found)}>{t('approve')}</Button>
        </CaseFoot>
      )}
      {approve.question}
      {rejecting && (
        <CreditWhyDialog
          title={t('rejectAsk', { name: found.companyName })}
          text={t('rejectText')}
          reasons={[t('why.papers'), t('why.differs'), t('why.taxpayer')]}
          act={t('reject')}
          busy={reject.busy}
          onGive={(reason) => void reject.run(reason).then(onDecided, () => undefined)}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function Body({ found }: { found: Case }) {
  const t = useWords('invoice');
  const { fields, certified, inForce } = found;
  const known = { companyName: found.companyName, taxNumber: found.unifiedCode, ...certified };
  const names = ['companyName', 'taxNumber', 'registeredAddress', 'officePhone', 'openingBank', 'bankAccount'] as const;
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <div>
          <h2>{found.companyName}</h2>
          <p className="meta">{t('handedIn', { name: found.submittedBy, at: found.submitDate.slice(0, 16), version: found.version })}</p>
        </div>
        <span>{t(`decision.${found.decision}`)}</span>
      </header>
      {found.reason && <p className="meta">{found.reason}</p>}
      <Table
        caption={t('given')}
        fits
        columns={[
          { key: 'name', head: t('field'), cell: (name: (typeof names)[number]) => t(name) },
          { key: 'given', head: t('given'), cell: (name) => fields[name] },
          { key: 'known', head: t('certified'), cell: (name) => known[name] },
          { key: 'force', head: t('inForce'), cell: (name) => inForce?.fields[name] ?? '' },
        ]}
        rows={names}
        rowKey={(name) => name}
        rowTone={(name) => (known[name] !== '' && known[name] !== fields[name] ? 'warn' : undefined)}
      />
      <section className={styles.part}>
        <h3>{t('papers')}</h3>
        <div className={styles.papers}>
          {fields.papers.map(({ url, name }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <FileTextIcon size={24} />
              {name}
            </a>
          ))}
        </div>
      </section>
    </div>
  );
}
