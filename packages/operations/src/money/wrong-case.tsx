import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type WrongCase as Case, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { ReactNode } from 'react';
import { CaseHolder } from '../desk/case-holder.tsx';
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
  return (
    <>
      <CaseHolder kind="wrong" url={`/money?id=${id}`} />
      <OpenCase detail={detail} missing={t('wrong.missing')} failed={t('wrong.failed')}>
        {(wrong) => <Found wrong={wrong} onDecided={onDecided} />}
      </OpenCase>
    </>
  );
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
    <CaseBody>
      <CaseHead
        title={titleOf(wrong, t)}
        about={
          <>
            <span className="num">{wrong.wrongSn}</span> {t('wrong.outNo')} <span className="num">{wrong.outNo}</span>
          </>
        }
        mark={
          <StatusMark {...wrongTones[wrong.state]}>
            {t(wrong.state === 'proposed' && wrong.mine ? 'wrong.state.mine' : `wrong.state.${wrong.state}`)}
          </StatusMark>
        }
      />
      <FourEyes wrong={wrong} />
      <CompareMoney wrong={wrong} />
      {wrong.way !== null && (
        <CasePart title={t('wrong.proposal')}>
          <p>
            {t(`wrong.way.${wrong.way}`)}
            {wrong.way === 'book' && wrong.rest !== '0.00' && t('wrong.restBack', { amount: yuanText(wrong.rest) })}
          </p>
          <p className={styles.quote}>“{wrong.reason}”</p>
        </CasePart>
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
    </CaseBody>
  );
}

const titleOf = ({ kind, received, expected }: Case, t: Translate<'money'>): string => {
  if (kind !== 'amount' || expected === null)
    return t(`wrong.title.${kind === 'twice' ? 'twice' : 'stray'}`, { amount: yuanText(received) });
  const difference = fromYuan(received) - fromYuan(expected);
  return t(difference < 0 ? 'wrong.title.less' : 'wrong.title.more', { amount: yuanText(toYuan(fen(Math.abs(difference)))) });
};
