import type { AuditRow } from '@mall/contract/account/audit.api.ts';
import { auditKinds, auditResults } from '@mall/contract/account/audit.rules.ts';
import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './mall-log.module.css';

const kinds = ['all', ...auditKinds] as const;
const fields = { kind: oneOf(kinds, 'all'), result: oneOf(auditResults), who: typed(40), from: typed(), to: typed() };
type At = PlaceOf<typeof fields>;
const size = 20;

const filterOf = ({ kind, result, who, from, to }: At) => ({
  ...(kind !== 'all' && { kind }),
  ...(result && { result }),
  ...(who && { who }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Who did what in the whole mall, from where, with what result and what was before. */
export default function MallLogPage() {
  const t = useWords('log');
  const place = usePlace(fields);
  const { page, kind } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const found = useList(ask(mallLogApi.page, { query: { page, limit: size, ...filterOf(place.at) } }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  const exporting = useListExport({ call: mallLogApi.export, filter: filterOf(place.at), disabled: unsound });
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={exporting.button}
      note={exporting.note}
      tabs={{
        label: t('kinds'),
        items: kinds.map((id) => ({ id, label: t(`kind.${id}`), ...(found.data && { count: found.data.counts[id] ?? 0 }) })),
        value: kind,
        hrefOf: (next) => place.hrefOf({ kind: next }),
      }}
      filter={
        <FilterBar
          place={place}
          faultsOf={faultsOf}
          filters={[
            { kind: 'days', label: t('days'), from: { name: 'from', label: t('from') }, to: { name: 'to', label: t('to') } },
            { kind: 'text', name: 'who', label: t('who'), width: 160, most: 40 },
            {
              kind: 'choice',
              name: 'result',
              label: t('result'),
              any: t('anyResult'),
              options: auditResults.map((value) => ({ value, label: t(`result.${value}`) })),
            },
          ]}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: [
          { key: 'time', head: t('time'), cell: ({ time }) => <span className="num">{time.slice(5)}</span> },
          { key: 'who', head: t('who'), cell: (row) => <Who row={row} /> },
          { key: 'event', head: t('event'), cell: (row) => <What row={row} />, wide: true },
          { key: 'from', head: t('whence'), cell: (row) => <Whence row={row} /> },
          { key: 'result', head: t('result'), cell: (row) => <Result row={row} /> },
        ],
        none: { title: place.narrowed() ? t('noneFound') : t('none') },
      }}
    />
  );
}

type RowProps = { row: AuditRow };

function Who({ row: { memberName, roleNames } }: RowProps) {
  return (
    <>
      {memberName || '—'}
      <span className={styles.small}>{roleNames.join('、')}</span>
    </>
  );
}

function What({ row: { event, about, changes } }: RowProps) {
  return (
    <>
      {event}
      <span className={styles.small}>{about}</span>
      {changes.map(({ name, before, after }) => (
        <span key={name} className={styles.small}>
          {name}：{before} → {after}
        </span>
      ))}
    </>
  );
}

function Whence({ row: { address, device } }: RowProps) {
  return (
    <>
      <span className="num">{address}</span>
      <span className={styles.small}>{device}</span>
    </>
  );
}

function Result({ row: { result, reason } }: RowProps) {
  const t = useWords('log');
  return (
    <>
      <StatusMark mark={result === 'done' ? 'closed' : 'open'} tone={result === 'done' ? 'green' : 'red'}>
        {t(`result.${result}`)}
      </StatusMark>
      <span className={styles.small}>{reason}</span>
    </>
  );
}
