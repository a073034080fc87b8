import { type CreditApplicationCase as Case, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Yuan, yuanText } from '../money/yuan.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';
import { decisionTones } from './credit-tones.ts';
import { CreditWhyDialog } from './credit-why-dialog.tsx';
import { SecondEyes } from './second-eyes.tsx';

/** One application: who asks, what speaks for it, and the decision. */
export function ApplicationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('credit');
  const detail = useDetail(ask(creditOperationsApi.application, { params: { id } }, { staleMs: 0 }));
  const may = useRights()?.has('operations:credit:decide') === true;
  const [doing, setDoing] = useState<'approve' | 'reject'>();
  const reject = useCall({
    call: creditOperationsApi.reject,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: t('app.rejected'),
    changes: creditReads,
  });
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const found = detail.thing;
  const waitingAct = found.act?.state === 'waiting' ? found.act : null;
  const close = () => setDoing(undefined);
  return (
    <>
      <Body found={found}>{may && waitingAct && <SecondEyes key={waitingAct.id} act={waitingAct} onDone={onDecided} />}</Body>
      {may && found.decision === 'waiting' && (
        <CaseFoot>
          <Button look="danger" onClick={() => setDoing('reject')}>
            {t('app.reject')}
          </Button>
          <span className={styles.space} />
          {!waitingAct && <Button onClick={() => setDoing('approve')}>{t('app.approve')}</Button>}
        </CaseFoot>
      )}
      {doing === 'approve' && <ApproveDialog found={found} onClose={close} onDone={onDecided} />}
      {doing === 'reject' && (
        <CreditWhyDialog
          title={t('app.rejectAsk', { name: found.companyName })}
          text={t('app.rejectText')}
          reasons={[t('app.why.papers'), t('app.why.turnover'), t('app.why.overdue')]}
          act={t('app.reject')}
          busy={reject.busy}
          onGive={(reason) => void reject.run(reason).then(onDecided, () => undefined)}
          onClose={close}
        />
      )}
    </>
  );
}

function Body({ found, children }: { found: Case; children: ReactNode }) {
  const t = useWords('credit');
  const standing = found.act?.state === 'waiting' ? 'second' : found.decision;
  const { figures } = found;
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <div>
          <h2>{found.companyName}</h2>
          <p className="meta">
            {t('app.handedIn', {
              name: found.submittedBy,
              at: found.submitDate.slice(0, 16),
              kind: t(`app.kind.${found.kind}`),
              sn: found.applicationSn,
            })}
          </p>
        </div>
        <StatusMark {...decisionTones[standing]}>{t(`app.decision.${standing}`)}</StatusMark>
      </header>
      {children}
      <Facts
        two
        facts={[
          [t('app.asked'), <Yuan key="asked" value={found.amount} />],
          [t('app.bought'), t('app.boughtText', { amount: yuanText(found.bought), count: found.orders })],
          [t('app.code'), found.unifiedCode],
          [t('app.certified'), found.certifiedDate?.slice(0, 10)],
          [
            t('app.now'),
            figures.total === '0.00' && figures.used === '0.00'
              ? undefined
              : t('app.nowText', {
                  total: yuanText(figures.total),
                  used: yuanText(figures.used),
                  frozen: yuanText(figures.frozen),
                  left: yuanText(figures.left),
                }),
          ],
          [t('app.overdue'), found.overdue === '0.00' ? undefined : yuanText(found.overdue)],
          [t('app.granted'), found.granted === null ? undefined : yuanText(found.granted)],
          [t('app.term'), found.termDays === null ? undefined : t('app.termText', { days: found.termDays })],
          [t('app.valid'), found.validTo],
          [t('app.reason'), found.reason],
        ]}
      />
      <section className={styles.part}>
        <h3>{t('app.purpose')}</h3>
        <p>{found.purpose}</p>
      </section>
      <section className={styles.part}>
        <h3>{t('app.papers')}</h3>
        {found.papers.length === 0 ? (
          <p className="meta">{t('app.noPapers')}</p>
        ) : (
          <div className={styles.papers}>
            {found.papers.map(({ url, name }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                {/\.(png|jpe?g|webp|svg)$/i.test(name) || url.endsWith('.svg') ? (
                  <img src={url} alt="" loading="lazy" />
                ) : (
                  <FileTextIcon size={24} />
                )}
                {name}
              </a>
            ))}
          </div>
        )}
      </section>
      {found.before.length > 0 && (
        <section className={styles.part}>
          <h3>{t('app.before')}</h3>
          <ul>
            {found.before.map((one) => (
              <li key={one.id} className="meta">
                {t('app.beforeRow', {
                  date: one.submitDate.slice(0, 10),
                  kind: t(`app.kind.${one.kind}`),
                  amount: yuanText(one.amount),
                  decision: t(`app.decision.${one.decision}`),
                })}
                {one.reason && ` ${one.reason}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
