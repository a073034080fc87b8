import { type MemberCase as Case, peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Log } from '@mall/kit/detail/log.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FreezeDialog } from './freeze-dialog.tsx';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';
import { peopleReads } from './people.reads.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Doing = 'freeze' | 'unfreeze' | 'resetFactor';

/** One account: who, where he is signed in, what the mall did to it and can do. */
export function MemberCase({ id }: { id: string }) {
  const t = useWords('people');
  const detail = useDetail(ask(peopleOperationsApi.detail, { params: { id } }, { staleMs: 0 }));
  if (detail.state === 'missing') return <Empty title={t('missing')} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={detail.busy} onRetry={detail.again} />;
  return detail.thing ? <Found member={detail.thing} /> : <Skeleton kind="block" height={400} />;
}

function Found({ member }: { member: Case }) {
  const t = useWords('people');
  const [doing, setDoing] = useState<Doing>();
  const { id, frozen, devices, log, actions } = member;
  const { mark, tone } = memberTones[member.state];
  const signOut = useAct({
    call: peopleOperationsApi.signOut,
    request: () => ({ params: { id } }),
    ask: () => ({ title: t('signOut.ask', { name: member.name }), act: t('signOut.act'), tone: 'danger' }),
    done: t('signOut.done'),
    changes: peopleReads,
  });
  const may = (action: Case['actions'][number]) => actions.includes(action);
  const close = () => setDoing(undefined);
  return (
    <>
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h2>{member.name}</h2>
            <p className="meta">
              <span className="num">{member.mobile}</span> {member.works}
            </p>
          </div>
          <StatusMark mark={mark} tone={tone}>
            {t(`state.${member.state}`)}
          </StatusMark>
        </header>
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
        <section className={styles.part}>
          <h3>{t('devices', { count: devices.length })}</h3>
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
        </section>
        {log.length > 0 && (
          <Log title={t('log')} ended entries={log.map(({ what, at, who, why }) => ({ what, at, who, why })).toReversed()} order="latest" />
        )}
      </div>
      <CaseFoot>
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
        <span className={styles.space} />
        {may('freeze') && (
          <Button look="danger" onClick={() => setDoing('freeze')}>
            {t('freeze.act')}
          </Button>
        )}
        {may('unfreeze') && <Button onClick={() => setDoing('unfreeze')}>{t('unfreeze.act')}</Button>}
      </CaseFoot>
      {signOut.question}
      {doing === 'freeze' && <FreezeDialog id={id} name={member.name} onClose={close} />}
      {(doing === 'unfreeze' || doing === 'resetFactor') && <ReasonDialog id={id} act={doing} name={member.name} onClose={close} />}
    </>
  );
}
