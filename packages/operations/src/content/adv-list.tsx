import { type AdvRow, advOperationsApi } from '@mall/contract/content/adv-operations.api.ts';
import { layoutKeys } from '@mall/contract/content/layout.rules.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AdvDialog } from './adv-dialog.tsx';
import styles from './content.module.css';
import { advReads } from './content.reads.ts';
import { Lacking } from './lacking.tsx';
import { useListTabs } from './list-tabs.ts';
import { moved, OrderButtons } from './order-buttons.tsx';

const aPage = 20;
const fields = { advKey: typed(40), word: typed(40) };
const ofLayout = (advKey: string) => (layoutKeys as readonly string[]).includes(advKey);

/** Pictures by their places, or campaigns, which are pages of one picture each. */
export function AdvList({ campaign }: { campaign: boolean }) {
  const t = useWords('content');
  const place = usePlace(fields);
  const { advKey, word, page } = place.at;
  const query = {
    of: campaign ? ('campaign' as const) : ('place' as const),
    page,
    limit: aPage,
    ...(advKey && { advKey }),
    ...(word && { word }),
  };
  const found = useList(ask(advOperationsApi.page, { query }, { staleMs: 0 }));
  const keys = useList(ask(advOperationsApi.keys, {}, { staleMs: 0 })).data ?? [];
  const [doing, setDoing] = useState<{ row?: AdvRow }>();
  const remove = useAct({
    call: advOperationsApi.remove,
    request: ({ id }: AdvRow) => ({ params: { id } }),
    ask: ({ title }) => ({ title: t('remove.ask', { name: title.zh }), text: t('adv.remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes: advReads,
  });
  const order = useCall({ call: advOperationsApi.order, request: (ids: string[]) => ({ body: { ids } }), changes: advReads });
  const rows = found.data?.list ?? [];
  /** Only the pictures of one place stand in an order, and those of a layout in that of the layout. */
  const ordered = !campaign && advKey !== '' && !ofLayout(advKey) && word === '' && (found.data?.total ?? 0) <= aPage;
  const nameOf = (key: string) => t(`place.${key}` as 'place.login_banner');
  const columns: TableColumn<AdvRow>[] = [
    ...(ordered
      ? [
          {
            key: 'order',
            head: t('order'),
            cell: (row: AdvRow) => {
              const beside = rows.filter(({ storeId, zoneId }) => storeId === row.storeId && zoneId === row.zoneId);
              const move = (to: number) =>
                void order.run(moved(beside, beside.indexOf(row), to).map(({ id }) => id)).catch(() => undefined);
              return (
                <OrderButtons name={row.title.zh} at={beside.indexOf(row)} count={beside.length} disabled={order.busy} onMove={move} />
              );
            },
          },
        ]
      : []),
    { key: 'image', head: t('image'), cell: ({ image }) => <img src={image} alt="" className={styles.thumb} loading="lazy" /> },
    { key: 'title', head: t('title'), cell: ({ title }) => title.zh },
    campaign
      ? {
          key: 'key',
          head: t('campaign.address'),
          cell: ({ advKey: key }) => (
            <a href={`/singlePage/singleImg?key=${key}`} target="_blank" rel="noopener">
              {`/singlePage/singleImg?key=${key}`}
            </a>
          ),
        }
      : { key: 'place', head: t('place'), cell: ({ advKey: key, storeId }) => (storeId ? `${nameOf(key)} #${storeId}` : nameOf(key)) },
    {
      key: 'days',
      head: t('days'),
      wide: true,
      cell: ({ startsDate, endsDate }) =>
        startsDate || endsDate
          ? `${startsDate?.slice(0, 16) ?? t('since.always')} ~ ${endsDate?.slice(0, 16) ?? t('for.good')}`
          : t('for.good'),
    },
    { key: 'lacks', head: t('lacks'), wide: true, cell: ({ title }) => <Lacking words={title} /> },
    {
      key: 'state',
      head: t('state'),
      cell: ({ running, shown }) => (
        <StatusMark mark={running ? 'closed' : 'open'} tone={running ? 'green' : 'grey'}>
          {t(running ? 'running' : shown ? 'not.now' : 'off')}
        </StatusMark>
      ),
    },
    {
      key: 'acts',
      head: t('acts'),
      cell: (row) =>
        ofLayout(row.advKey) ? (
          <Button look="text" size="s" href={row.zoneId ? `/content/layout?zone=${row.zoneId}` : '/content/layout'} as={RouterLink}>
            {t('to.layout')}
          </Button>
        ) : (
          <span className={styles.acts}>
            <Button look="text" size="s" onClick={() => setDoing({ row })}>
              {t('edit')}
            </Button>
            <Button look="text" size="s" onClick={() => remove.start(row)}>
              {t('remove')}
            </Button>
          </span>
        ),
    },
  ];
  const byPlace = {
    kind: 'choice' as const,
    name: 'advKey' as const,
    label: t('place'),
    any: t('place.any'),
    options: keys.map(({ advKey: key, count }) => ({ value: key, label: `${nameOf(key)} ${count}` })),
  };
  return (
    <ListPage
      title={t('lists.title')}
      lead={t(campaign ? 'lead.campaigns' : 'lead.advs')}
      acts={<Button onClick={() => setDoing({})}>{t(campaign ? 'campaign.add' : 'adv.add')}</Button>}
      tabs={useListTabs(campaign ? 'campaigns' : 'advs')}
      filter={
        <FilterBar
          place={place}
          filters={[...(campaign ? [] : [byPlace]), { kind: 'text', name: 'word', label: t('word'), width: 240, most: 40 }]}
        />
      }
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns,
        none: { title: place.narrowed() ? t('none.found') : t('none') },
      }}
    >
      {remove.question}
      {doing && <AdvDialog campaign={campaign} row={doing.row} onClose={() => setDoing(undefined)} />}
    </ListPage>
  );
}
