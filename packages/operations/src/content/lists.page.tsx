import { type Entry, type EntryKind, entryKinds, entryParts, isTranslated, type SaveEntry } from '@mall/contract/content/entry.rules.ts';
import { entryOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './content.module.css';
import { entryReads } from './content.reads.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { Lacking } from './lacking.tsx';
import { useListTabs } from './list-tabs.ts';
import { moved, OrderButtons } from './order-buttons.tsx';

const fields = { kind: oneOf(entryKinds, 'navigation') };
const most = 300;

const blank = (kind: EntryKind): SaveEntry => ({
  kind,
  name: { ...noText },
  subtitle: { ...noText },
  group: { ...noText },
  image: '',
  url: '',
  highlighted: false,
  shown: true,
  parentId: null,
});
const bodyOf = ({ id: _id, ...entry }: Entry): SaveEntry => entry;

/** Below each entry of the navigation stand those that belong to it. */
const inTree = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ parentId }) => parentId === null).flatMap((one) => [one, ...entries.filter(({ parentId }) => parentId === one.id)]);

/** Navigation, hot words and what stands in the foot of every page. */
export default function ListsPage() {
  const t = useWords('content');
  const { kind } = usePlace(fields).at;
  const found = useList(ask(entryOperationsApi.list, { query: { kind } }, { staleMs: 0 }));
  const rows = inTree((found.data ?? []).filter((entry) => entry.kind === kind));
  const [doing, setDoing] = useState<{ entry: SaveEntry; id?: string }>();
  const order = useCall({
    call: entryOperationsApi.order,
    request: (ids: string[]) => ({ body: { kind, ids } }),
    changes: entryReads,
  });
  const save = useCall({
    call: entryOperationsApi.save,
    request: (entry: Entry) => ({ params: { id: entry.id }, body: bodyOf(entry) }),
    changes: entryReads,
    done: t('saved'),
  });
  const remove = useAct({
    call: entryOperationsApi.remove,
    request: ({ id }: Entry) => ({ params: { id }, body: { kind } }),
    ask: ({ name }) => ({ title: t('remove.ask', { name: name.zh }), text: t('remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: entryReads,
  });
  const has = (part: (typeof entryParts)[typeof kind][number]) => entryParts[kind].includes(part);
  const columns: TableColumn<Entry>[] = [
    {
      key: 'order',
      head: t('order'),
      cell: (row) => {
        const beside = rows.filter(({ parentId }) => parentId === row.parentId);
        const move = (to: number) => {
          const next = moved(beside, beside.indexOf(row), to).map(({ id }) => id);
          void order.run([...next, ...rows.map(({ id }) => id).filter((id) => !next.includes(id))]).catch(() => undefined);
        };
        return <OrderButtons name={row.name.zh} at={beside.indexOf(row)} count={beside.length} disabled={order.busy} onMove={move} />;
      },
    },
    ...(has('image')
      ? [{ key: 'image', head: t('image'), cell: (row: Entry) => <img src={row.image} alt="" className={styles.thumb} /> }]
      : []),
    {
      key: 'name',
      head: t('name'),
      cell: ({ name, parentId, highlighted }) => (
        <span className={parentId ? styles.indent : undefined}>{highlighted ? <b>{name.zh}</b> : name.zh}</span>
      ),
    },
    ...(has('group') ? [{ key: 'group', head: t('group'), cell: ({ group }: Entry) => group.zh }] : []),
    ...(has('subtitle') ? [{ key: 'subtitle', head: t('subtitle'), cell: ({ subtitle }: Entry) => subtitle.zh }] : []),
    ...(has('url')
      ? [{ key: 'url', head: t('url'), wide: true, cell: ({ url }: Entry) => <span className="ell">{url || '—'}</span> }]
      : []),
    ...(isTranslated(kind) ? [{ key: 'lacks', head: t('lacks'), wide: true, cell: ({ name }: Entry) => <Lacking words={name} /> }] : []),
    {
      key: 'shown',
      head: t('shown'),
      cell: (row) => (
        <Switch
          checked={row.shown}
          aria-label={t('shown.of', { name: row.name.zh })}
          disabled={save.busy}
          onChange={({ target }) => void save.run({ ...row, shown: target.checked }).catch(() => undefined)}
        />
      ),
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) => (
        <span className={styles.acts}>
          <Button look="text" size="s" onClick={() => setDoing({ entry: bodyOf(row), id: row.id })}>
            {t('edit')}
          </Button>
          <Button look="text" size="s" onClick={() => remove.start(row)}>
            {t('remove')}
          </Button>
        </span>
      ),
    },
  ];
  const list = { ...found, data: found.data && { list: rows, total: rows.length } } as never;
  return (
    <ListPage
      title={t('lists.title')}
      lead={t(`lead.${kind}`)}
      acts={<Button onClick={() => setDoing({ entry: blank(kind) })}>{t('add')}</Button>}
      tabs={useListTabs(kind)}
      list={{ found: list, rowKey: ({ id }: Entry) => id, page: 1, size: most, hrefOf: () => '', columns, none: { title: t('none') } }}
    >
      {remove.question}
      {doing && <EntryDialog entry={doing.entry} id={doing.id} entries={rows} onClose={() => setDoing(undefined)} />}
    </ListPage>
  );
}
