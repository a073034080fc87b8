import { alertKinds, alertTabs } from '@mall/contract/payment/payment.rules.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { daySpanFields, useDaySpan } from '@mall/counter/list/use-spans.ts';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { OneCase } from './one-case.tsx';

const fields = { tab: oneOf(alertTabs, 'open'), kind: oneOf(alertKinds), word: typed(40), ...daySpanFields, id };
const aPage = 20;

/** What went wrong around money, the latest first: forged notices, late money, refunds that a bank refused. */
export default function AlertsPage() {
  const t = useWords('money');
  const place = usePlace(fields);
  const { tab, kind, word, page, id: named } = place.at;
  const days = useDaySpan(place.at, t('alert.days'));
  const filter = named ? { id: named } : { tab, ...(kind && { kind }), ...(word && { word }), ...days.asked };
  const found = useList(ask(payOperationsApi.alerts, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }), {
    enabled: !days.unsound,
  });
  const exporting = useListExport({ call: payOperationsApi.exportAlerts, filter, disabled: days.unsound });
  const options = alertKinds.map((value) => ({ value, label: t(`alert.${value}`) }));
  return (
    <ListPage
      title={t('alerts')}
      lead={t('alerts.lead')}
      acts={exporting.button}
      note={
        <>
          {named && <OneCase all={place.plain} kind="alert" url={`/money/alerts?id=${named}`} />}
          {exporting.note}
        </>
      }
      tabs={{
        label: t('alerts'),
        items: alertTabs.map((one) => ({ id: one, label: t(`alert.tab.${one}`), ...(found.data && { count: found.data.counts[one] }) })),
        value: tab,
        hrefOf: (to) => place.hrefOf({ tab: to, id: '' }),
      }}
      filter={
        <FilterBar
          place={place}
          faultsOf={days.faultsOf}
          filters={[
            wordFilter(t('alert.word')),
            { kind: 'choice', name: 'kind', label: t('alert.kind'), any: t('alert.any'), options, atOnce: true },
            days.filter,
          ]}
        />
      }
      list={{
        found,
        unsound: days.unsound,
        rowKey: ({ alertId }) => alertId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          { key: 'kind', head: t('alert.kind'), cell: (row) => t(`alert.${row.kind}`) },
          { key: 'subject', head: t('alert.subject'), cell: ({ subject }) => <span className="num">{subject}</span> },
          { key: 'times', head: t('alert.times'), align: 'right', cell: ({ times }) => times },
          { key: 'first', head: t('alert.first'), cell: ({ firstDate }) => <span className="num">{firstDate.slice(5, 16)}</span> },
          { key: 'last', head: t('alert.last'), cell: ({ lastDate }) => <span className="num">{lastDate.slice(5, 16)}</span> },
          {
            key: 'settled',
            head: t('alert.settled'),
            cell: ({ settledDate, settledBy, settledNote }) =>
              settledDate && (
                <>
                  {settledNote}
                  <span className={styles.second}>
                    {settledBy} <span className="num">{settledDate.slice(5, 16)}</span>
                  </span>
                </>
              ),
          },
        ],
        none: { title: t('alert.none') },
      }}
    />
  );
}
