import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { creditReviewApi } from '@mall/contract/order/credit-review.api.ts';
import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Yuan, yuanText } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';
import { reviewTones } from './credit-tones.ts';
import { CreditWhyDialog } from './credit-why-dialog.tsx';
import { QuotaFigures } from './quota-figures.tsx';

/** What was ordered on a quota, how the quota stands, and the decision. */
export function ReviewCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('credit');
  const detail = useDetail(ask(creditReviewApi.detail, { params: { id } }, { staleMs: 0 }));
  const may = useRights()?.has('operations:credit:decide') === true;
  const [refusing, setRefusing] = useState(false);
  const pass = useAct({
    call: creditReviewApi.pass,
    request: (_amount: string) => ({ params: { id } }),
    ask: (amount) => ({ title: t('review.passAsk'), text: t('review.passText', { amount: yuanText(amount) }), act: t('review.pass') }),
    done: () => {
      onDecided();
      return t('review.passed');
    },
    changes: creditReads,
  });
  const refuse = useCall({
    call: creditReviewApi.refuse,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: t('review.refused'),
    changes: creditReads,
  });
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <Skeleton kind="block" height={400} />;
  const found = detail.thing;
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h2>{found.companyName}</h2>
            <p className="meta">
              {t('review.head', { name: found.memberName, at: found.createDate.slice(0, 16), due: found.dueDate.slice(0, 16) })}
            </p>
          </div>
          <StatusMark {...reviewTones[found.state]}>{t(`review.state.${found.state}`)}</StatusMark>
        </header>
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
            [t('why.reason'), found.reason],
          ]}
        />
        <ul className={styles.orders}>
          {found.orders.map((order) => (
            <li key={order.orderId} className={styles.order}>
              <span className={styles.line}>
                <b className="num">{t('review.order', { sn: order.orderSn })}</b>
                <Yuan value={order.amount} />
              </span>
              <p className="meta">
                {order.storeName} · {orderStateRow(order.state).words.zh} · {order.areaInfo}
              </p>
              <ul>
                {order.lines.map((line) => (
                  <li key={line.specName} className={styles.line}>
                    <span>{t('review.lines', { spec: line.specName, num: line.num, unit: line.unit })}</span>
                    <Yuan value={line.amount} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {may && found.state === 'waiting' && (
        <CaseFoot>
          <Button look="danger" onClick={() => setRefusing(true)}>
            {t('review.refuse')}
          </Button>
          <span className={styles.space} />
          <Button busy={pass.subject !== undefined} onClick={() => pass.start(found.amount)}>
            {t('review.pass')}
          </Button>
        </CaseFoot>
      )}
      {pass.question}
      {refusing && (
        <CreditWhyDialog
          title={t('review.refuseAsk', { name: found.companyName })}
          text={t('review.refuseText')}
          reasons={[t('review.why.risk'), t('review.why.amount'), t('review.why.contract')]}
          act={t('review.refuse')}
          busy={refuse.busy}
          onGive={(reason) => void refuse.run(reason).then(onDecided, () => undefined)}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
