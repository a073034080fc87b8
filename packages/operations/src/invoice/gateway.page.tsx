import { operatorInvoiceApi, type TaxAskRow } from '@mall/contract/invoice/invoice-office.api.ts';
import { taxKindWords, taxStates, taxStateWords } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { daySpanFields, useDaySpan } from '@mall/counter/list/use-spans.ts';
import { CaseLine } from '@mall/counter/side/case-parts.tsx';
import { choiceFilter, wordFilter } from '@mall/counter/side/queue-filters.ts';
import { QueuePage, queueSize } from '@mall/counter/side/queue-page.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import { GatewayHealth } from './gateway-health.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { TaxCase } from './tax-case.tsx';
import { taxTones } from './tax-tones.ts';

const fields = { state: oneOf(taxStates), word: typed(40), ...daySpanFields, id };

/** How the tax gateway does, and what it refused or did not answer, of any store. */
export default function GatewayPage() {
  const t = useWords('invoice');
  const place = usePlace(fields);
  const { state, word, page } = place.at;
  const days = useDaySpan(place.at, t('gateway.days'));
  const filter = { ...(state && { state }), ...(word && { word }), ...days.asked };
  const found = useList(ask(operatorInvoiceApi.taxPage, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }), {
    enabled: !days.unsound,
  });
  const exporting = useListExport({ call: operatorInvoiceApi.exportTax, filter, disabled: days.unsound });
  return (
    <QueuePage
      title={t('tab.gateway')}
      lead={t('gateway.lead')}
      acts={exporting.button}
      note={
        <>
          {exporting.note}
          <GatewayHealth />
        </>
      }
      caseWidth={592}
      alone
      tabs={<InvoiceTabs at="gateway" />}
      place={place}
      faultsOf={days.faultsOf}
      filters={[
        wordFilter(t('gateway.word')),
        choiceFilter('state', taxStates, { label: t('gateway.state'), any: t('gateway.any'), of: (one) => taxStateWords[one].zh }),
        days.filter,
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{ title: t('gateway.none') }}
      noneOpen={t('gateway.choose')}
    >
      {(open) => <TaxCase key={open} id={open} />}
    </QueuePage>
  );
}

function Row({ row }: { row: TaxAskRow }) {
  return (
    <>
      <CaseLine>
        <b>{row.storeName}</b>
        <StatusMark {...taxTones[row.state]}>{taxStateWords[row.state].zh}</StatusMark>
      </CaseLine>
      <CaseLine>
        <span className="ell">{row.titleName}</span>
        <span className="num">¥{formatCurrency(row.amount)}</span>
      </CaseLine>
      <CaseLine>
        <span className="meta">
          {taxKindWords[row.kind].zh} <span className="num">{row.askNo}</span>
        </span>
        <span className="meta num">{(row.endDate ?? row.askDate).slice(5, 16)}</span>
      </CaseLine>
    </>
  );
}
