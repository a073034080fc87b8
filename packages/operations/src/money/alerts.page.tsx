import { alertKinds } from '@mall/contract/payment/payment.rules.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useWords } from '../kernel/words.ts';

const fields = { kind: oneOf(alertKinds) };
const aPage = 20;

/** What went wrong around money, the latest first: forged notices, late money, refunds that a bank refused. */
export default function AlertsPage() {
  const t = useWords('money');
  const place = usePlace(fields);
  const { kind, page } = place.at;
  const found = useList(ask(payOperationsApi.alerts, { query: { page, limit: aPage, ...(kind && { kind }) } }, { staleMs: 0 }));
  const options = alertKinds.map((value) => ({ value, label: t(`alert.${value}`) }));
  return (
    <ListPage
      title={t('alerts')}
      lead={t('alerts.lead')}
      filter={
        <FilterBar
          place={place}
          filters={[{ kind: 'choice', name: 'kind', label: t('alert.kind'), any: t('alert.any'), options, atOnce: true }]}
        />
      }
      list={{
        found,
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
        ],
        none: { title: t('alert.none') },
      }}
    />
  );
}
