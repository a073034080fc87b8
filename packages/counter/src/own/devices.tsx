import { accountApi, type Device } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './own.module.css';

const devicesAsk = ask(accountApi.devices, {}, { staleMs: 0 });

/** Where the account is signed in. The device in hand is left by signing out. */
export function Devices() {
  const t = useCounterWords();
  const { data = [], isPending } = useQuery(queryOf(devicesAsk, useLanguage()));
  const out = useAct({
    call: accountApi.signOutDevice,
    request: ({ id }: Device) => ({ params: { id } }),
    done: t('devices.outDone'),
    changes: [accountApi.devices],
  });
  const outAll = useAct({
    call: securityApi.signOutOthers,
    request: () => ({}),
    ask: () => ({ title: t('devices.outAllAsk'), act: t('devices.outAll'), tone: 'danger' }),
    done: t('devices.outAllDone'),
    changes: [accountApi.devices],
  });
  const columns: TableColumn<Device>[] = [
    {
      key: 'device',
      head: t('devices.device'),
      cell: ({ device, current }) => (
        <span className={styles.device}>
          {device}
          {current && <Tag tone="ok">{t('devices.current')}</Tag>}
        </span>
      ),
    },
    { key: 'address', head: t('devices.address'), cell: ({ address }) => <span className="num">{address}</span>, wide: true },
    { key: 'since', head: t('devices.since'), cell: ({ signedInAt }) => <span className="num">{signedInAt}</span>, wide: true },
    { key: 'seen', head: t('devices.seen'), cell: ({ seenAt }) => <span className="num">{seenAt}</span> },
    {
      key: 'acts',
      head: t('acts'),
      align: 'right',
      cell: (device) =>
        !device.current && (
          <Button look="text" size="s" busy={out.subject?.id === device.id} onClick={() => out.start(device)}>
            {t('devices.out')}
          </Button>
        ),
    },
  ];
  return (
    <Panel
      flush
      title={t('devices.title')}
      extra={
        data.length > 1 && (
          <Button look="quiet" size="s" onClick={() => outAll.start()}>
            {t('devices.outAll')}
          </Button>
        )
      }
    >
      <Table
        caption={t('devices.title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        loading={isPending}
        loadingRows={2}
        empty={null}
      />
      {outAll.question}
    </Panel>
  );
}
