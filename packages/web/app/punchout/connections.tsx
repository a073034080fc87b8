import { type PunchoutConnection, punchoutConnectionApi } from '@mall/contract/punchout/connection.api.ts';
import { protocolTraits } from '@mall/contract/punchout/punchout.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { GivenSecret } from '../shell/given-secret.tsx';
import { ConnectionDialog } from './connection.form.tsx';
import styles from './punchout.module.css';

const connectionsAsk = ask(punchoutConnectionApi.list, {}, { staleMs: 0 });
const changes = [punchoutConnectionApi.list];

type Given = { key: string; secret: string; protocol: PunchoutConnection['protocol'] };

export function Connections({ hrefOf }: { hrefOf: (id: string) => string }) {
  const t = useWords('punchout');
  const found = useList(connectionsAsk);
  const { data } = found;
  const [editing, setEditing] = useState<PunchoutConnection | 'new'>();
  const [given, setGiven] = useState<Given>();
  const urlOf = (protocol: PunchoutConnection['protocol']): string =>
    (protocolTraits[protocol].door === 'cxml' ? data?.cxmlUrl : data?.ociUrl) ?? '';
  const renew = useAct({
    call: punchoutConnectionApi.renewSecret,
    request: (row: PunchoutConnection) => ({ params: { id: row.id } }),
    ask: ({ name }) => ({ title: t('renew.ask', { name }), text: t('renew.text'), act: t('renew') }),
    onDone: (made, row) => setGiven({ ...made, protocol: row.protocol }),
    changes,
  });
  const turn = useAct({
    call: punchoutConnectionApi.switch,
    request: (row: PunchoutConnection) => ({ params: { id: row.id }, body: { on: !row.on } }),
    changes,
  });
  const remove = useAct({
    call: punchoutConnectionApi.remove,
    request: (row: PunchoutConnection) => ({ params: { id: row.id } }),
    ask: ({ name }) => ({ title: t('remove.ask', { name }), text: t('remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('remove.done'),
    changes,
  });
  const columns: TableColumn<PunchoutConnection>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: (row) => (
        <span className={styles.two}>
          <b>{row.name}</b>
          <span className="meta">{t(`protocol.${row.protocol}`)}</span>
        </span>
      ),
    },
    {
      key: 'url',
      head: t('url'),
      wide: true,
      cell: (row) => (
        <span className={`${styles.two} ${styles.code}`}>
          <span>{urlOf(row.protocol)}</span>
          <span className="meta">{row.key}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: (row) => (
        <span className={styles.two}>
          <StatusMark mark={row.on && !row.blocked ? 'closed' : 'open'} tone={row.blocked ? 'red' : row.on ? 'green' : 'grey'}>
            {t(row.blocked ? 'blocked' : row.on ? 'on' : 'off')}
          </StatusMark>
          {row.blocked && <span className="meta">{row.blockedReason}</span>}
          <span className="meta">{row.memberName}</span>
        </span>
      ),
    },
    {
      key: 'last',
      head: t('last'),
      wide: true,
      cell: (row) => (
        <span className={styles.two}>
          <span className="num">{row.lastUsed?.slice(5, 16) ?? '—'}</span>
          <span className="meta">{t('month', { visits: row.visits, orders: row.orders })}</span>
          {row.lastRefusal && <span className="meta">{t('refused', { count: row.refusals, date: row.lastRefusal.slice(5, 16) })}</span>}
        </span>
      ),
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <span className={styles.acts}>
          <Button look="text" size="s" href={hrefOf(row.id)} as={RouterLink}>
            {t('activity')}
          </Button>
          <Button look="text" size="s" onClick={() => setEditing(row)}>
            {t('edit')}
          </Button>
          <Button look="text" size="s" onClick={() => turn.start(row)}>
            {t(row.on ? 'switch.off' : 'switch.on')}
          </Button>
          <Button look="text" size="s" onClick={() => renew.start(row)}>
            {t('renew')}
          </Button>
          <Button look="text" size="s" onClick={() => remove.start(row)}>
            {t('remove')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={
        <Button icon={<PlusIcon size={16} />} disabled={!data} onClick={() => setEditing('new')}>
          {t('make')}
        </Button>
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page: 1,
        size: 50,
        hrefOf: () => hrefOf(''),
        columns,
        none: { title: t('none'), text: t('none.text') },
      }}
    >
      {renew.question}
      {remove.question}
      {editing && data && (
        <ConnectionDialog
          connection={editing === 'new' ? undefined : editing}
          people={data.people}
          addresses={data.addresses}
          sandboxHost={data.sandboxHost}
          onClose={() => setEditing(undefined)}
          onGiven={(made) => {
            setEditing(undefined);
            setGiven(made);
          }}
        />
      )}
      {given && (
        <GivenSecret
          title={t('secret.title')}
          once={t('secret.once')}
          kept={t('secret.kept')}
          copy={t('copy')}
          copyOf={(name) => t('copyOf', { name })}
          facts={[
            [t('url'), urlOf(given.protocol)],
            [t(`key.${protocolTraits[given.protocol].door}`), given.key],
            [t(`secret.${protocolTraits[given.protocol].door}`), given.secret],
          ]}
          onClose={() => setGiven(undefined)}
        />
      )}
    </ListPage>
  );
}
