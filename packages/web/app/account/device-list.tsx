import { accountApi, type Device } from '@mall/contract/account/account.api.ts';
import { keyOf, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Confirm } from '@mall/ui/confirm.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table } from '@mall/ui/table.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { deviceColumns } from './device-columns.tsx';
import { deviceQuestion } from './device-question.ts';
import styles from './security.module.css';

/** Where the account is signed in. The device in hand is marked; it is left by signing out. */
export function DeviceList() {
  const t = useWords('account');
  const language = useLanguage();
  const answers = useQueryClient();
  const [asked, setAsked] = useState<Device>();
  const devices = useQuery(queryOf(deviceQuestion, language));
  const leave = useMutation({
    mutationFn: (device: Device) => browserCall(accountApi.signOutDevice, { params: { id: device.id } }),
    onSuccess: (_, device) => toast.ok(t('device.left', { device: device.device })),
    onSettled: async () => {
      setAsked(undefined);
      await answers.invalidateQueries({ queryKey: keyOf(deviceQuestion, language) });
    },
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
        columns={deviceColumns(t, setAsked)}
        rows={devices.data ?? []}
        rowKey={(row) => row.id}
        loading={devices.isPending}
        loadingRows={3}
        empty={nothing}
      />
      <Confirm
        open={asked !== undefined}
        tone="danger"
        title={t('device.ask', { device: asked?.device ?? '' })}
        labels={{ act: t('device.leave'), back: t('dialog.cancel'), close: t('dialog.close') }}
        busy={leave.isPending}
        onAct={() => asked && leave.mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        {t('device.askText')}
      </Confirm>
    </Panel>
  );
}
