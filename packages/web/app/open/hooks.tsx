import { type OpenHook, openHookApi } from '@mall/contract/open/open-hook.api.ts';
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
import { HookDialog } from './hook.form.tsx';
import styles from './open.module.css';
import { type OpenPlace, useOpenTabs } from './open-place.ts';

const hooksOf = ask(openHookApi.list, {}, { staleMs: 0 });
const changes = [openHookApi.list, openHookApi.deliveries];
const tones = { on: 'green', off: 'grey', failed: 'red', silent: 'red' } as const;

const request = ({ id }: OpenHook) => ({ params: { id } });

/** Where the company hears news. */
export function Hooks({ place }: { place: OpenPlace }) {
  const t = useWords('open');
  const found = useList(hooksOf);
  const tabs = useOpenTabs(place);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const turn = useAct({
    call: openHookApi.switch,
    request: (row: OpenHook) => ({ ...request(row), body: { on: row.state !== 'on' } }),
    ask: ({ name, state }) =>
      state === 'on'
        ? { title: t('off.ask', { name }), text: t('off.text'), act: t('off') }
        : { title: t('on.ask', { name }), text: t('on.text'), act: t('on') },
    done: (_data, { state }) => t(state === 'on' ? 'off.done' : 'on.done'),
    changes,
  });
  const test = useAct({ call: openHookApi.test, request, done: t('test.done'), changes });
  const remove = useAct({
    call: openHookApi.remove,
    request,
    ask: ({ name }: OpenHook) => ({ title: t('remove.ask', { name }), text: t('remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('remove.done'),
    changes,
  });
  const columns: TableColumn<OpenHook>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: (row) => (
        <span className={styles.two}>
          <b>{row.name}</b>
          <span className={`${styles.code} meta`}>{row.url}</span>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, waiting, failingSince, replay }) => (
        <span className={styles.two}>
          <StatusMark mark={state === 'on' ? 'closed' : 'open'} tone={tones[state]}>
            {t(`hook.${state}`)}
          </StatusMark>
          {replay && <span className="meta">{t('since.under', replay)}</span>}
          {waiting > 0 && <span className="meta">{t('waiting', { count: waiting })}</span>}
          {failingSince && <span className="meta">{t('failing', { date: failingSince.slice(5, 16) })}</span>}
        </span>
      ),
    },
    { key: 'topics', head: t('topics'), wide: true, cell: ({ topics }) => topics.map((topic) => t(`topic.${topic}`)).join('、') },
    {
      key: 'good',
      head: t('lastGood'),
      wide: true,
      cell: ({ lastGood }) => <span className={`${styles.time} num`}>{lastGood?.slice(5, 16) ?? '—'}</span>,
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <span className={styles.acts}>
          <Button look="text" size="s" href={place.hrefOf({ id: row.id })} as={RouterLink}>
            {t('deliveries')}
          </Button>
          <Button look="text" size="s" busy={test.subject === row} onClick={() => test.start(row)}>
            {t('test')}
          </Button>
          <Button look="text" size="s" onClick={() => turn.start(row)}>
            {t(row.state === 'on' ? 'off' : 'on')}
          </Button>
          <Button look="text" size="s" onClick={() => remove.start(row)}>
            {t('remove')}
          </Button>
        </span>
      ),
    },
  ];
  const { data } = found;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead.hooks')}
      acts={
        <Button icon={<PlusIcon size={16} />} disabled={!data} onClick={() => setMaking(true)}>
          {t('make.hook')}
        </Button>
      }
      tabs={tabs}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: 1,
        size: 200,
        hrefOf: () => place.hrefOf({}),
        columns,
        none: { title: t('none.hooks'), text: t('none.hooks.text') },
      }}
    >
      {turn.question}
      {remove.question}
      {making && data && (
        <HookDialog
          topics={data.topics}
          sandboxUrl={data.sandboxUrl}
          onClose={() => setMaking(false)}
          onGiven={(given) => {
            setMaking(false);
            setSecret(given);
          }}
        />
      )}
      {secret && (
        <GivenSecret
          title={t('secret.title')}
          once={t('secret.once')}
          kept={t('secret.kept')}
          copy={t('copy')}
          copyOf={(name) => t('copyOf', { name })}
          facts={[[t('secret'), secret]]}
          onClose={() => setSecret(undefined)}
        />
      )}
    </ListPage>
  );
}
