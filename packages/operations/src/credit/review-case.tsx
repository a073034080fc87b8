import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { type CreditReviewCase, creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CaseLine } from '@mall/counter/side/case-parts.tsx';
import { DecisionFoot } from '@mall/counter/side/decision-foot.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { Yuan, yuanText } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';
import { reviewTones } from './credit-tones.ts';
import { QuotaFigures } from './quota-figures.tsx';

/** What was ordered on a quota, how the quota stands, and the decision. */
export function ReviewCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('credit');
  const detail = useDetail(ask(creditReviewApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="credit_review" url={`/credit/reviews?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => (
          <>
            <Body found={found} />
            {found.state === 'waiting' && <Decision found={found} onDecided={onDecided} />}
          </>
        )}
      </OpenCase>
    </>
  );
}

function Decision({ found, onDecided }: { found: CreditReviewCase; onDecided: () => void }) {
  const t = useWords('credit');
  const may = useRights()?.has('operations:credit:decide') === true;
  const { id, companyName, amount } = found;
  const common = { changes: creditReads, onClosed: onDecided };
  const pass = useAct({
    call: creditReviewApi.pass,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('review.passAsk'), text: t('review.passText', { amount: yuanText(amount) }), act: t('review.pass') }),
    done: t('review.passed'),
    ...common,
  });
  const refuse = useReasonAct({
    call: creditReviewApi.refuse,
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t('review.refuseAsk', { name: companyName }),
      text: t('review.refuseText'),
      reasons: [t('review.why.risk'), t('review.why.amount'), t('review.why.contract')],
      words: { act: t('review.refuse') },
    }),
    done: t('review.refused'),
    ...common,
  });
  return may && <DecisionFoot yes={{ act: pass, label: t('review.pass') }} no={{ act: refuse, label: t('review.refuse') }} />;
}

function Body({ found }: { found: CreditReviewCase }) {
  const t = useWords('credit');
  return (
    <CaseBody>
      <CaseHead
        title={found.companyName}
        about={t('review.head', { name: found.memberName, at: found.createDate.slice(0, 16), due: found.dueDate.slice(0, 16) })}
        mark={<StatusMark {...reviewTones[found.state]}>{t(`review.state.${found.state}`)}</StatusMark>}
      />
      <QuotaFigures figures={found.figures} />
      <Facts
        two
        facts={[
          [t('review.amount'), <Yuan key="amount" value={found.amount} />],
          [t('review.credit'), creditStateWords[found.creditState].zh],
          [t('acc.overdue'), found.overdue === '0.00' ? undefined : yuanText(found.overdue)],
          [
            t(`review.state.${found.state}`),
            found.decideDate && t('review.decided', { name: found.decidedBy || t('system'), at: found.decideDate.slice(0, 16) }),
          ],
          [t('app.reason'), found.reason],
        ]}
      />
      <ul className={styles.orders}>
        {found.orders.map((order) => (
          <li key={order.orderId} className={styles.order}>
            <CaseLine>
              <b className="num">{t('review.order', { sn: order.orderSn })}</b>
              <Yuan value={order.amount} />
            </CaseLine>
            <p className="meta">
              {order.storeName} · {orderStateRow(order.state).words.zh} · {order.areaInfo}
            </p>
            <ul>
              {order.lines.map((line) => (
                <CaseLine key={line.specName} as="li">
                  <span>{t('review.lines', { spec: line.specName, num: line.num, unit: line.unit })}</span>
                  <Yuan value={line.amount} />
                </CaseLine>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </CaseBody>
  );
}
