import { accountApi, type Device } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { DeviceCard, deviceColumns } from './device-columns.tsx';
import styles from './security.module.css';

const changes = [accountApi.devices, securityApi.state, securityApi.history];
const byId = ({ id }: Device) => ({ params: { id } });

/** Where the account is signed in. The device in hand is marked; it is left by signing out. One that is a stranger's is signed out, and the password changed. */
export function DeviceList({ onDisowned }: { onDisowned: () => void }) {
  const t = useWords('account/security');
  const language = useLanguage();
  const telephone = useTelephone();
  const devices = useQuery(queryOf(ask(accountApi.devices, {}, { staleMs: 0 }), language));
  const rows = devices.data ?? [];
  const leave = useAct({
    call: accountApi.signOutDevice,
    request: byId,
    ask: ({ device }) => ({
      title: t('device.ask', { device }),
      text: t('device.askText'),
      act: t('device.leave'),
      back: t('device.stay'),
      tone: 'danger',
    }),
    done: (_, { device }) => t('device.left', { device }),
    changes,
  });
  const disown = useAct({
    call: securityApi.disown,
    request: byId,
    ask: ({ device, place, signedInAt }) => ({
      title: t('disown.ask'),
      text: t('disown.text', { device, place, time: signedInAt.slice(0, 16) }),
      act: t('disown.act'),
      back: t('disown.back'),
      tone: 'danger',
    }),
    done: (_, { device }) => t('disown.done', { device }),
    onClosed: onDisowned,
    changes,
  });
  const others = rows.filter(({ current }) => !current).length;
  const leaveAll = useAct({
    call: securityApi.signOutOthers,
    request: () => ({}),
    ask: () => ({
      title: t('others.ask', { count: others }),
      text: t('others.text'),
      act: t('others'),
      back: t('device.stay'),
      tone: 'danger',
    }),
    done: ({ count }) => t('others.done', { count }),
    changes,
  });
  const acts = { leave: leave.start, disown: disown.start };
  const nothing = devices.isError ? (
    <ErrorState
      compact
      title={t('failed')}
      labels={{ retry: t('retry') }}
      busy={devices.isFetching}
      onRetry={() => void devices.refetch()}
    />
  ) : (
    <Empty compact title={t('device.none')} />
  );
  return (
    <Panel
      id="devices"
      bordered
      flush
      title={
        <>
          {t('devices')} {rows.length > 0 && <span className={`meta ${styles.count}`}>{t('devices.count', { count: rows.length })}</span>}
        </>
      }
      extra={
        others > 0 && (
          <Button look="line" size="s" className={styles.bad ?? ''} onClick={() => leaveAll.start()}>
            {t('others')}
          </Button>
        )
      }
    >
      {telephone && rows.length > 0 ? (
        rows.map((row) => <DeviceCard key={row.id} row={row} t={t} acts={acts} />)
      ) : (
        <Table
          caption={t('devices')}
          columns={deviceColumns(t, acts)}
          rows={rows}
          rowKey={(row) => row.id}
          rowTone={({ fresh }) => (fresh ? 'warn' : undefined)}
          loading={devices.isPending}
          loadingRows={3}
          empty={nothing}
        />
      )}
      {leave.question}
      {disown.question}
      {leaveAll.question}
    </Panel>
  );
}
