import { type OpenKey, openKeyApi } from '@mall/contract/open/open-key.api.ts';
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
import { KeyDialog } from './key.form.tsx';
import styles from './open.module.css';
import { type OpenPlace, useOpenTabs } from './open-place.ts';

const keysOf = ask(openKeyApi.list, {}, { staleMs: 0 });
const changes = [openKeyApi.list];
const overlapHours = 24;

type Given = { key: string; secret: string };

/** The secret of a key, this once. */
function KeySecret({ given, onClose }: { given: Given; onClose: () => void }) {
  const t = useWords('open');
  return (
    <GivenSecret
      title={t('secret.title')}
      once={t('secret.once')}
      kept={t('secret.kept')}
      copy={t('copy')}
      copyOf={(name) => t('copyOf', { name })}
      facts={[
        [t('key'), given.key],
        [t('secret'), given.secret],
      ]}
      onClose={onClose}
    />
  );
}

export function Keys({ place }: { place: OpenPlace }) {
  const t = useWords('open');
  const found = useList(keysOf);
  const tabs = useOpenTabs(place);
  const [making, setMaking] = useState(false);
  const [given, setGiven] = useState<Given>();
  const rotate = useAct({
    call: openKeyApi.rotate,
    request: ({ id }: OpenKey) => ({ params: { id }, body: { overlapHours } }),
    ask: ({ name }) => ({ title: t('rotate.ask', { name }), text: t('rotate.text', { hours: overlapHours }), act: t('rotate') }),
    onDone: setGiven,
    changes,
  });
  const revoke = useAct({
    call: openKeyApi.revoke,
    request: ({ id }: OpenKey) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('revoke.ask', { name }), text: t('revoke.text'), act: t('revoke'), tone: 'danger' }),
    done: t('revoke.done'),
    changes,
  });
  const acts = (row: OpenKey) => (
    <span className={styles.acts}>
      <Button look="text" size="s" href={place.hrefOf({ id: row.id })} as={RouterLink}>
        {t('calls')}
      </Button>
      {row.state !== 'revoked' && row.state !== 'expired' && (
        <Button look="text" size="s" onClick={() => rotate.start(row)}>
          {t('rotate')}
        </Button>
      )}
      {row.state !== 'revoked' && (
        <Button look="text" size="s" onClick={() => revoke.start(row)}>
          {t('revoke')}
        </Button>
      )}
    </span>
  );
  const columns: TableColumn<OpenKey>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: (row) => (
        <span className={styles.two}>
          <b>{row.name}</b>
          <span className={`${styles.code} meta`}>{row.key}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, oldUntil, blockedReason }) => (
        <span className={styles.two}>
          <StatusMark mark={state === 'on' ? 'closed' : 'open'} tone={state === 'on' ? 'green' : state === 'blocked' ? 'red' : 'grey'}>
            {t(`state.${state}`)}
          </StatusMark>
          {state === 'blocked' && <span className="meta">{blockedReason}</span>}
          {state === 'on' && oldUntil && <span className="meta">{t('oldUntil', { date: oldUntil.slice(5, 16) })}</span>}
        </span>
      ),
    },
    {
      key: 'scopes',
      head: t('scopes'),
      wide: true,
      cell: ({ scopes, reach, maker }) => (
        <span className={styles.two}>
          <span>{scopes.map((scope) => t(`scope.${scope}`)).join('、')}</span>
          <span className="meta">{t('actsAs', { name: maker, reach: t(`reach.${reach}`) })}</span>
        </span>
      ),
    },
    {
      key: 'last',
      head: t('last'),
      wide: true,
      cell: ({ lastDate, lastAddress, calls, errors }) => (
        <span className={styles.two}>
          <span className="num">{lastDate ? `${lastDate.slice(5, 16)} ${lastAddress}` : '—'}</span>
          <span className="meta">{t('day', { calls, errors })}</span>
        </span>
      ),
    },
    {
      key: 'expire',
      head: t('expire'),
      wide: true,
      cell: ({ expireDate }) => <span className={`${styles.time} num`}>{expireDate?.slice(0, 10) ?? '—'}</span>,
    },
    { key: 'acts', head: t('acts'), cell: acts },
  ];
  const { data } = found;
  return (
    <ListPage
      title={t('title')}
      lead={data && t('lead', { base: data.base, count: data.perMinute })}
      acts={
        <>
          <Button look="line" href="/open/v1/openapi.json" target="_blank">
            OpenAPI
          </Button>
          <Button icon={<PlusIcon size={16} />} disabled={!data} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </>
      }
      tabs={tabs}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: 1,
        size: 200,
        hrefOf: () => place.hrefOf({}),
        columns,
        none: { title: t('none.keys'), text: t('none.keys.text') },
      }}
    >
      {rotate.question}
      {revoke.question}
      {making && data && (
        <KeyDialog
          scopes={data.scopes}
          onClose={() => setMaking(false)}
          onGiven={(made) => {
            setMaking(false);
            setGiven(made);
          }}
        />
      )}
      {given && <KeySecret given={given} onClose={() => setGiven(undefined)} />}
    </ListPage>
  );
}
