import { creditStateWords } from '@mall/contract/credit/credit.machine.ts';
import { ledgerTypeWords } from '@mall/contract/credit/credit.rules.ts';
import { type CreditAccountCase as Case, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { CaseBody, CaseHead, CaseLine, CasePart } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { CaseHolder } from '../desk/case-holder.tsx';
import { useWords } from '../kernel/words.ts';
import { Yuan, yuanText } from '../money/yuan.tsx';
import { type AccountAct, AccountActDialog } from './account-act-dialog.tsx';
import styles from './credit.module.css';
import { actTones, creditTones } from './credit-tones.ts';
import { QuotaFigures } from './quota-figures.tsx';
import { SecondEyes } from './second-eyes.tsx';

/** One quota: its figures, what waits for a second person, its ledger, and what can be done. */
export function AccountCase({ id }: { id: string }) {
  const t = useWords('credit');
  const detail = useDetail(ask(creditOperationsApi.account, { params: { id } }, { staleMs: 0 }));
  return (
    <>
      <CaseHolder kind="credit_second" url={`/credit/accounts?id=${id}`} />
      <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
        {(found) => <Found found={found} />}
      </OpenCase>
    </>
  );
}

function Found({ found }: { found: Case }) {
  const t = useWords('credit');
  const may = useRights()?.has('operations:credit:decide') === true;
  const [doing, setDoing] = useState<AccountAct>();
  const waiting = found.acts.find(({ state }) => state === 'waiting');
  return (
    <>
      <CaseBody>
        <CaseHead
          title={found.companyName}
          about={<span className="num">{found.unifiedCode}</span>}
          mark={<StatusMark {...creditTones[found.state]}>{creditStateWords[found.state].zh}</StatusMark>}
        />
        {may && waiting && <SecondEyes key={waiting.id} act={waiting} />}
        <QuotaFigures figures={found} />
        <Facts
          two
          facts={[
            [t('acc.overdue'), found.overdue === '0.00' ? undefined : yuanText(found.overdue)],
            [t('acc.due'), found.due === '0.00' ? undefined : t('acc.dueText', { amount: yuanText(found.due), date: found.dueDate ?? '' })],
            [t('acc.term'), found.termDays === null ? undefined : t('app.termText', { days: found.termDays })],
            [t('acc.valid'), found.validTo],
            [t('acc.reason'), [found.holdKind && t(`acc.hold.${found.holdKind}`), found.reason].filter(Boolean).join('：')],
          ]}
        />
        <Acts found={found} />
        <Ledger id={found.id} />
        <Log
          title={t('acc.steps')}
          order="latest"
          ended={found.state === 'closed'}
          entries={found.steps.map(({ event, who, reason, date }) => ({
            what: t(`event.${event}`),
            at: date,
            who: who || t('system'),
            why: reason,
          }))}
        />
      </CaseBody>
      {found.actions.length > 0 && (
        <CaseFoot>
          {found.actions.map((act) => (
            <Button
              key={act}
              look={act === 'hold' || act === 'close' ? 'danger' : 'line'}
              disabled={waiting !== undefined && (act === 'adjust' || act === 'repay' || act === 'writeOff')}
              onClick={() => setDoing(act)}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
        </CaseFoot>
      )}
      {doing && <AccountActDialog act={doing} account={found} onClose={() => setDoing(undefined)} />}
    </>
  );
}

/** What was entered of this quota, and what became of it. */
function Acts({ found }: { found: Case }) {
  const t = useWords('credit');
  const ended = found.acts.filter(({ state }) => state !== 'waiting');
  if (ended.length === 0) return null;
  return (
    <CasePart title={t('acc.acts')}>
      <ul className={styles.orders}>
        {ended.map((act) => (
          <CaseLine key={act.id} as="li">
            <span>
              {t(`kind.${act.kind}`)} <Yuan value={act.amount} />
              <span className="meta">
                {' '}
                {act.enterDate.slice(0, 16)} {act.enteredBy}
                {act.endedBy && act.endedBy !== act.enteredBy ? ` / ${act.endedBy}` : ''} {act.proof} {act.reason} {act.endReason}
              </span>
            </span>
            <StatusMark {...actTones[act.state]}>{t(`actState.${act.state}`)}</StatusMark>
          </CaseLine>
        ))}
      </ul>
    </CasePart>
  );
}

const linesShown = 20;

function Ledger({ id }: { id: string }) {
  const t = useWords('credit');
  const { data } = useList(ask(creditOperationsApi.log, { params: { id }, query: { page: 1, limit: linesShown } }, { staleMs: 0 }));
  return (
    <CasePart title={t('acc.ledger')}>
      {data?.list.length === 0 ? (
        <p className="meta">{t('acc.ledger.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('acc.date')}</th>
              <th>{t('acc.type')}</th>
              <th>{t('acc.biz')}</th>
              <th className={styles.money}>{t('acc.change')}</th>
              <th className={styles.money}>{t('acc.after')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.list.map((line) => (
              <tr key={line.id}>
                <td className="num">{line.date.slice(0, 16)}</td>
                <td>{ledgerTypeWords[line.type].zh}</td>
                <td>
                  <span className="num">{line.bizNo}</span> <span className="meta">{line.remark}</span>
                </td>
                <td className={styles.money}>{line.type === 'deduct' ? t('acc.turned') : <Yuan value={line.change} />}</td>
                <td className={styles.money}>
                  <Yuan value={line.left} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CasePart>
  );
}
