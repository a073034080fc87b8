import { accountApi, type Device } from '@mall/contract/account/account.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { deviceColumns } from './device-columns.tsx';
import styles from './security.module.css';

/** Where the account is signed in. The device in hand is marked; it is left by signing out. */
export function DeviceList() {
  const t = useWords('account');
  const language = useLanguage();
  const devices = useQuery(queryOf(ask(accountApi.devices, {}, { staleMs: 0 }), language));
  const leave = useAct({
    call: accountApi.signOutDevice,
    request: ({ id }: Device) => ({ params: { id } }),
    ask: ({ device }) => ({
      title: t('device.ask', { device }),
      text: t('device.askText'),
      act: t('device.leave'),
      back: t('dialog.cancel'),
      tone: 'danger',
    }),
    done: (_, { device }) => t('device.left', { device }),
    changes: [accountApi.devices],
  });
  const nothing = devices.isError ? (
    <ErrorState
      compact
      title={t('failed.title')}
      labels={{ retry: t('failed.retry') }}
      busy={devices.isFetching}
      onRetry={() => void devices.refetch()}
    />
  ) : (
    <Empty compact title={t('device.none')} />
  );
  return (
    <Panel bordered flush className={styles.devices ?? ''} title={t('security.devices')}>
      <Table
        caption={t('security.devices')}
        columns={deviceColumns(t, leave.start)}
        rows={devices.data ?? []}
        rowKey={(row) => row.id}
        loading={devices.isPending}
        loadingRows={3}
        empty={nothing}
      />
      {leave.question}
    </Panel>
  );
}
