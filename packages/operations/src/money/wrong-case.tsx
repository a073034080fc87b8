import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type WrongCase as Case, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { ReactNode } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import { CompareMoney } from './compare-money.tsx';
import { ConfirmWrongForm } from './confirm-wrong.form.tsx';
import { FourEyes } from './four-eyes.tsx';
import styles from './money.module.css';
import { ProposeWrongForm } from './propose-wrong.form.tsx';
import { wrongTones } from './wrong-tones.ts';
import { yuanText } from './yuan.tsx';

/** One of them: what was asked for beside what came, what somebody proposed, and the decision. */
export function WrongCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const t = useWords('money');
  const detail = useDetail(ask(wrongPaymentApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('wrong.missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('wrong.failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  return detail.thing ? <Found wrong={detail.thing} onDecided={onDecided} /> : <Skeleton kind="block" height={400} />;
}

function Found({ wrong, onDecided }: { wrong: Case; onDecided: () => void }) {
  const t = useWords('money');
  const may = (act: Case['actions'][number]) => wrong.actions.includes(act);
  if (may('confirm') || may('return'))
    return (
      <ConfirmWrongForm key={wrong.proposal} wrong={wrong} onDecided={onDecided}>
        {(fields) => <Body wrong={wrong}>{fields}</Body>}
      </ConfirmWrongForm>
    );
  return (
    <>
      <Body wrong={wrong}>{may('propose') && <ProposeWrongForm key={wrong.proposal} wrong={wrong} />}</Body>
      {wrong.state === 'found' && !may('propose') && <CaseFoot>{t('wrong.noRight')}</CaseFoot>}
    </>
  );
}

function Body({ wrong, children }: { wrong: Case; children: ReactNode }) {
  const t = useWords('money');
  return (
    <div className={styles.body}>
      <header className={styles.head}>
        <div>
          <h2>{titleOf(wrong, t)}</h2>
          <p className="meta">
            <span className="num">{wrong.wrongSn}</span> {t('wrong.outNo')} <span className="num">{wrong.outNo}</span>
          </p>
        </div>
        <StatusMark {...wrongTones[wrong.state]}>
          {t(wrong.state === 'proposed' && wrong.mine ? 'wrong.state.mine' : `wrong.state.${wrong.state}`)}
        </StatusMark>
      </header>
      <FourEyes wrong={wrong} />
      <CompareMoney wrong={wrong} />
      {wrong.way !== null && (
        <section className={styles.part}>
          <h3>{t('wrong.proposal')}</h3>
          <p>
            {t(`wrong.way.${wrong.way}`)}
            {wrong.way === 'book' && wrong.rest !== '0.00' && t('wrong.restBack', { amount: yuanText(wrong.rest) })}
          </p>
          <p className={styles.quote}>“{wrong.reason}”</p>
        </section>
      )}
      {wrong.refund && (
        <Note tone={wrong.refund.state === 'failure' ? 'bad' : 'info'}>
          {t(wrong.refund.state === 'success' ? 'wrong.refunded' : 'wrong.refunding', { sn: wrong.refund.refundSn })}
        </Note>
      )}
      {wrong.ownProposal && <Note tone="warn">{t('wrong.ownProposal', { limit: yuanText(wrong.limit) })}</Note>}
      {children}
      <Log
        title={t('wrong.log')}
        ended={wrong.state === 'settled'}
        order="latest"
        entries={wrong.steps.map(({ event, who, reason, date }) => ({
          what: t(`wrong.event.${event}`),
          at: date,
          who: who || t('system'),
          why: reason,
        }))}
      />
    </div>
  );
}

const titleOf = ({ kind, received, expected }: Case, t: Translate<'money'>): string => {
  if (kind !== 'amount' || expected === null)
    return t(`wrong.title.${kind === 'twice' ? 'twice' : 'stray'}`, { amount: yuanText(received) });
  const difference = fromYuan(received) - fromYuan(expected);
  return t(difference < 0 ? 'wrong.title.less' : 'wrong.title.more', { amount: yuanText(toYuan(fen(Math.abs(difference)))) });
};
