import { storeStates } from '@mall/contract/store/store.machine.ts';
import { type StoreRow, storesApi } from '@mall/contract/store/stores.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { QueueRows } from '@mall/counter/side/queue-rows.tsx';
import { SideBySide } from '@mall/counter/side/side-by-side.tsx';
import { useQueue } from '@mall/counter/side/use-queue.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';
import { StoreStanding } from './store-standing.tsx';
import { storeTones } from './store-tones.ts';

const fields = { state: oneOf(storeStates), word: typed(40), id: typed(18) };
const aPage = 20;

/** Every store, with what the mall can do about it beside. */
export default function StoresPage() {
  const t = useWords('people');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(storesApi.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: storesApi.export, filter });
  const queue = useQueue(place, found.data?.list);
  return (
    <SideBySide
      title={t('title')}
      lead={t('store.lead')}
      acts={exporting.button}
      note={exporting.note}
      head={
        <>
          <PeopleTabs at="store" />
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('store.word'), width: 240, most: 40 },
              {
                kind: 'choice',
                name: 'state',
                label: t('state'),
                any: t('anyState'),
                width: 120,
                options: storeStates.map((one) => ({ value: one, label: t(`store.state.${one}`) })),
                atOnce: true,
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={t('audience.store')}
          queue={queue}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t('store.none') }}
        />
      }
    >
      {queue.open === undefined ? (
        <Empty title={t('store.none.open')} picture="none" />
      ) : (
        <StoreStanding key={queue.open} id={queue.open} />
      )}
    </SideBySide>
  );
}

function Row({ row: { name, companyName, kind, state, goods, orders, orderDate } }: { row: StoreRow }) {
  const t = useWords('people');
  return (
    <span className={styles.companyRow}>
      <span>
        <b>{name}</b>
        <span className="meta">
          {t(`store.kind.${kind}`)} · {companyName}
        </span>
      </span>
      <span>
        {t('store.counts', { goods, orders })}
        <span className="meta num">{orderDate?.slice(0, 10) ?? '—'}</span>
      </span>
      <StatusMark {...storeTones[state]}>{t(`store.state.${state}`)}</StatusMark>
    </span>
  );
}
