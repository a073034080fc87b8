import { type MemberCase as Case, peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { CaseBody, CaseHead, CasePart } from '@mall/counter/side/case-parts.tsx';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { memberTones } from './member-tones.ts';
import { peopleReads } from './people.reads.ts';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { useUnfreeze } from './use-unfreeze.tsx';

type Doing = 'freeze' | 'resetFactor';

/** One account: who, where he is signed in, what the mall did to it and can do. */
export function MemberCase({ id }: { id: string }) {
  const t = useWords('people');
  const detail = useDetail(ask(peopleOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  return (
    <OpenCase detail={detail} missing={t('missing')} failed={t('failed')}>
      {(member) => <Found member={member} />}
    </OpenCase>
  );
}

function Found({ member }: { member: Case }) {
  const t = useWords('people');
  const [doing, setDoing] = useState<Doing>();
  const { id, frozen, devices, log, actions } = member;
  const signOut = useAct({
    call: peopleOperationsApi.signOut,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('signOut.ask', { name: member.name }), act: t('signOut.act'), tone: 'danger' }),
    done: t('signOut.done'),
    changes: peopleReads,
  });
  const unfreeze = useUnfreeze({
    call: peopleOperationsApi.unfreeze,
    request: (reason) => ({ params: { id }, body: { reason } }),
    name: member.name,
    text: t('unfreeze.text'),
    changes: peopleReads,
  });
  const may = (action: Case['actions'][number]) => actions.includes(action);
  const close = () => setDoing(undefined);
  return (
    <>
      <CaseBody>
        <CaseHead
          title={member.name}
          about={
            <>
              <span className="num">{member.mobile}</span> {member.works}
            </>
          }
          mark={<StatusMark {...memberTones[member.state]}>{t(`state.${member.state}`)}</StatusMark>}
        />
        {frozen && (
          <Note tone="bad">
            {t(frozen.until === null ? 'frozen.open' : 'frozen.until', { reason: frozen.reason, until: frozen.until?.slice(0, 16) ?? '' })}
          </Note>
        )}
        <Facts
          two
          facts={[
            [t('fact.roles'), member.roles.join('、') || '—'],
            [t('fact.registered'), member.registeredAt.slice(0, 10)],
            [t('fact.password'), t('fact.passwordAge', { days: member.passwordAgeDays })],
            [t('fact.factor'), t(member.factor ? 'fact.on' : 'fact.off')],
          ]}
        />
        <CasePart title={t('devices', { count: devices.length })}>
          <Table
            dense
            caption={t('devices', { count: devices.length })}
            rows={devices}
            rowKey={(device) => device.id}
            empty={<p className="meta">{t('devices.none')}</p>}
            columns={[
              { key: 'device', head: t('device'), cell: (device) => device.device },
              { key: 'address', head: t('address'), cell: (device) => <span className="num">{device.address}</span> },
              { key: 'seen', head: t('seen'), cell: (device) => <span className="num">{device.seenAt.slice(5, 16)}</span> },
            ]}
          />
        </CasePart>
        {log.length > 0 && (
          <Log title={t('log')} ended entries={log.map(({ what, at, who, why }) => ({ what, at, who, why })).toReversed()} order="latest" />
        )}
      </CaseBody>
      <CaseFoot
        aside={
          <>
            {may('resetFactor') && (
              <Button look="line" onClick={() => setDoing('resetFactor')}>
                {t('resetFactor.act')}
              </Button>
            )}
            {may('signOut') && (
              <Button look="line" disabled={devices.length === 0} onClick={() => signOut.start()}>
                {t('signOut.act')}
              </Button>
            )}
          </>
        }
      >
        {may('freeze') && (
          <Button look="danger" onClick={() => setDoing('freeze')}>
            {t('freeze.act')}
          </Button>
        )}
        {may('unfreeze') && <Button onClick={() => unfreeze.start()}>{t('unfreeze.act')}</Button>}
      </CaseFoot>
      {signOut.question}
      {unfreeze.question}
      {doing === 'freeze' && <FreezeDialog id={id} name={member.name} onClose={close} />}
      {doing === 'resetFactor' && <ResetFactorDialog id={id} name={member.name} onClose={close} />}
    </>
  );
}
