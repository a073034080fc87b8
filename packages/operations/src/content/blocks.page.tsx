import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import type { SaveBlock } from '@mall/contract/content/entry.rules.ts';
import { type Block, blockOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { BlockDialog } from './block-dialog.tsx';
import styles from './content.module.css';
import { blockReads } from './content.reads.ts';
import { Lacking } from './lacking.tsx';
import { useListTabs } from './list-tabs.ts';
import { moved, OrderButtons } from './order-buttons.tsx';

const fields = { zone: typed(18) };
const most = 500;
const bodyOf = ({ id: _id, advTitle: _title, ...block }: Block): SaveBlock => block;
const inTree = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ parentId }) => parentId === null).flatMap((one) => [one, ...blocks.filter(({ parentId }) => parentId === one.id)]);

/** Blocks of classes that are arranged by hand, each with its picture. */
export default function BlocksPage() {
  const t = useWords('content');
  const place = usePlace(fields);
  const zoneId = /^[1-9]\d*$/.test(place.at.zone) ? place.at.zone : undefined;
  const zones = useList(ask(layoutGoodsApi.pages, {}, { staleMs: 300_000 })).data ?? [];
  const found = useList(ask(blockOperationsApi.list, { query: zoneId ? { zoneId } : {} }, { staleMs: 0 }));
  const rows = inTree(found.data ?? []);
  const [doing, setDoing] = useState<{ block: SaveBlock; id?: string }>();
  const blank: SaveBlock = {
    zoneId: zoneId ?? null,
    parentId: null,
    name: { ...noText },
    classId: null,
    image: '',
    showType: zoneId ? 2 : 1,
    advId: null,
    shown: true,
  };
  const order = useCall({ call: blockOperationsApi.order, request: (ids: string[]) => ({ body: { ids } }), changes: blockReads });
  const save = useCall({
    call: blockOperationsApi.save,
    request: (block: Block) => ({ params: { id: block.id }, body: bodyOf(block) }),
    changes: blockReads,
    done: t('saved'),
  });
  const remove = useAct({
    call: blockOperationsApi.remove,
    request: ({ id }: Block) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('remove.ask', { name: name.zh }), text: t('remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: blockReads,
  });
  const list = { ...found, data: found.data && { list: rows, total: rows.length } } as never;
  return (
    <ListPage
      title={t('lists.title')}
      lead={t('lead.blocks')}
      acts={<Button onClick={() => setDoing({ block: blank })}>{t('add')}</Button>}
      tabs={useListTabs('blocks')}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'choice',
              name: 'zone',
              label: t('page'),
              any: t('page.home'),
              options: zones.map((zone) => ({ value: zone.zoneId, label: zone.name })),
            },
          ]}
        />
      }
      list={{
        found: list,
        rowKey: ({ id }: Block) => id,
        page: 1,
        size: most,
        hrefOf: () => '',
        columns: [
          {
            key: 'order',
            head: t('order'),
            cell: (row: Block) => {
              const beside = rows.filter(({ parentId }) => parentId === row.parentId);
              const move = (to: number) =>
                void order.run(moved(beside, beside.indexOf(row), to).map(({ id }) => id)).catch(() => undefined);
              return <OrderButtons name={row.name.zh} at={beside.indexOf(row)} count={beside.length} disabled={order.busy} onMove={move} />;
            },
          },
          {
            key: 'name',
            head: t('name'),
            cell: ({ name, parentId }: Block) => <span className={parentId ? styles.indent : undefined}>{name.zh}</span>,
          },
          { key: 'adv', head: t('block.adv'), cell: ({ advTitle }: Block) => advTitle || '—' },
          {
            key: 'type',
            head: t('block.type'),
            wide: true,
            cell: ({ showType }: Block) => t(showType === 1 ? 'block.block' : 'block.menu'),
          },
          { key: 'lacks', head: t('lacks'), wide: true, cell: ({ name }: Block) => <Lacking words={name} /> },
          {
            key: 'shown',
            head: t('shown'),
            cell: (row: Block) => (
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
            cell: (row: Block) => (
              <span className={styles.acts}>
                {row.parentId === null && (
                  <Button look="text" size="s" onClick={() => setDoing({ block: { ...blank, parentId: row.id } })}>
                    {t('block.below')}
                  </Button>
                )}
                <Button look="text" size="s" onClick={() => setDoing({ block: bodyOf(row), id: row.id })}>
                  {t('edit')}
                </Button>
                <Button look="text" size="s" onClick={() => remove.start(row)}>
                  {t('remove')}
                </Button>
              </span>
            ),
          },
        ],
        none: { title: t('none') },
      }}
    >
      {remove.question}
      {doing && <BlockDialog block={doing.block} id={doing.id} onClose={() => setDoing(undefined)} />}
    </ListPage>
  );
}
