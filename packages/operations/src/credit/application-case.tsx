import { type CreditApplicationCase as Case, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { type ReactNode, useState } from 'react';
import { Papers } from '../audit/papers.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { Yuan, yuanText } from '../money/yuan.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { creditReads } from './credit.reads.ts';
import { decisionTones } from './credit-tones.ts';
import { SecondEyes } from './second-eyes.tsx';

/** One application: who asks, what speaks for it, and the decision. */
export function ApplicationCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('credit');
  const detail = useDetail(ask(creditOperationsApi.application, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="credit" url={`/credit?id=${id}`} />
      <CaseHolder kind="credit_second" url={`/credit?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => <Found found={found} onDecided={onDecided} />}
      </OpenCase>
    </>
  );
}

function Found({ found, onDecided }: { found: Case; onDecided: () => void }) {
  const t = useWords('credit');
  const may = useRights()?.has('operations:credit:decide') === true;
  const [approving, setApproving] = useState(false);
  const waitingAct = found.act?.state === 'waiting' ? found.act : null;
  const reject = useReasonAct({
    call: creditOperationsApi.reject,
    request: (_: void, reason) => ({ params: { id: found.id }, body: { reason } }),
    why: () => ({
      title: t('app.rejectAsk', { name: found.companyName }),
      text: t('app.rejectText'),
      reasons: [t('app.why.papers'), t('app.why.turnover'), t('app.why.overdue')],
      words: { act: t('app.reject') },
    }),
    done: t('app.rejected'),
    changes: creditReads,
    onClosed: onDecided,
  });
  return (
    <>
      <Body found={found}>{may && waitingAct && <SecondEyes key={waitingAct.id} act={waitingAct} onDone={onDecided} />}</Body>
      {may && found.decision === 'waiting' && (
        <DecisionFoot
          yes={waitingAct ? undefined : { act: { start: () => setApproving(true) }, label: t('app.approve') }}
          no={{ act: reject, label: t('app.reject') }}
        />
      )}
      {approving && <ApproveDialog found={found} onClose={() => setApproving(false)} onDone={onDecided} />}
    </>
  );
}

function Body({ found, children }: { found: Case; children: ReactNode }) {
  const t = useWords('credit');
  const standing = found.act?.state === 'waiting' ? 'second' : found.decision;
  const { figures } = found;
  return (
    <CaseBody>
      <CaseHead
        title={found.companyName}
        about={t('app.handedIn', {
          name: found.submittedBy,
          at: found.submitDate.slice(0, 16),
          kind: t(`app.kind.${found.kind}`),
          sn: found.applicationSn,
        })}
        mark={<StatusMark {...decisionTones[standing]}>{t(`app.decision.${standing}`)}</StatusMark>}
      />
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
      <CasePart title={t('app.purpose')}>
        <p>{found.purpose}</p>
      </CasePart>
      <CasePart title={t('app.papers')}>
        {found.papers.length === 0 ? <p className="meta">{t('app.noPapers')}</p> : <Papers papers={found.papers} />}
      </CasePart>
      {found.before.length > 0 && (
        <CasePart title={t('app.before')}>
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
        </CasePart>
      )}
    </CaseBody>
  );
}
