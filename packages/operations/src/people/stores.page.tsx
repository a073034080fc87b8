import { storeStates } from '@mall/contract/store/store.machine.ts';
import { type StoreRow, storesApi } from '@mall/contract/store/stores.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './members.module.css';
import { PeopleTabs } from './people-tabs.tsx';
import { StoreStanding } from './store-standing.tsx';
import { storeTones } from './store-tones.ts';

const fields = { state: oneOf(storeStates), word: typed(40), id: typed(18) };

/** Every store, with what the mall can do about it beside. */
export default function StoresPage() {
  const t = useWords('people');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const filter = { ...(state && { state }), ...(word && { word }) };
  const found = useList(ask(storesApi.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: storesApi.export, filter });
  return (
    <QueuePage
      title={t('title')}
      name={t('audience.store')}
      lead={t('store.lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={<PeopleTabs at="store" />}
      place={place}
      filters={[
        wordFilter(t('store.word')),
        choiceFilter('state', storeStates, { label: t('state'), any: t('anyState'), of: (one) => t(`store.state.${one}`) }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('store.none') }}
      noneOpen={t('store.none.open')}
    >
      {(id) => <StoreStanding key={id} id={id} />}
    </QueuePage>
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
