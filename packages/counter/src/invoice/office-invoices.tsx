import { deskApi } from '@mall/contract/account/desk.api.ts';
import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoiceTypes } from '@mall/contract/invoice/invoice.rules.ts';
import type { OfficeInvoiceRow } from '@mall/contract/invoice/invoice-office.api.ts';
import { officeTabs } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { useListExport } from '../list/use-list-export.tsx';
import { CaseLine } from '../side/case-parts.tsx';
import { choiceFilter, wordFilter } from '../side/queue-filters.ts';
import { QueuePage, queueSize } from '../side/queue-page.tsx';
import { InvoiceCase } from './invoice-case.tsx';
import type { OfficeCalls } from './office-calls.ts';

const fields = { tab: oneOf(officeTabs, 'todo'), type: oneOf(invoiceTypes), word: typed(40), id };
const hot = new Set<string>(['todo', 'stuck', 'mail']);

type OfficeInvoicesProps = { calls: OfficeCalls; title: string; lead?: string; above?: ReactNode };

/** Applications and invoices by what has to be done; the one that is open stands beside. */
export function OfficeInvoices({ calls, title, lead, above }: OfficeInvoicesProps) {
  const t = useCounterWords();
  const language = useLanguage();
  const place = usePlace(fields);
  const { tab, type, word, page } = place.at;
  const filter = { tab, ...(type && { type }), ...(word && { word }) };
  const found = useList(ask(calls.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: calls.export, filter, disabled: found.data?.total === 0 });
  const reads = [calls.page, calls.detail, deskApi.desk];
  const narrowed = place.narrowed(['tab', 'id']);
  return (
    <QueuePage
      title={title}
      {...(lead && { lead })}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={592}
      alone
      tabs={
        <>
          {above}
          <Tabs
            inset
            label={t('invoice.tabs')}
            items={officeTabs.map((one) => {
              const count = found.data?.counts[one];
              return {
                id: one,
                label: t(`invoice.tab.${one}`),
                ...(count !== undefined && { count }),
                hot: hot.has(one) && (count ?? 0) > 0,
              };
            })}
            value={tab}
            hrefOf={(one) => place.hrefOf({ tab: one, id: '' })}
            link={RouterLink}
          />
        </>
      }
      place={place}
      filters={[
        wordFilter(t('invoice.word')),
        choiceFilter('type', invoiceTypes, {
          label: t('invoice.type'),
          any: t('invoice.any'),
          of: (one) => invoiceTypeWords[one][language],
        }),
      ]}
      found={found}
      row={(row) => <Row row={row} />}
      none={{
        title: t('invoice.none'),
        actions: narrowed && (
          <Button look="line" href={place.plain} as={RouterLink}>
            {t('list.all')}
          </Button>
        ),
      }}
      noneOpen={t('invoice.noneOpen')}
    >
      {(open, next) => <InvoiceCase key={open} id={open} calls={calls} reads={reads} onDone={next} />}
    </QueuePage>
  );
}

function Row({ row }: { row: OfficeInvoiceRow }) {
  const language = useLanguage();
  return (
    <>
      <CaseLine>
        <b>{row.titleName}</b>
        <b className="num">¥{formatCurrency(row.amount)}</b>
      </CaseLine>
      <CaseLine>
        <span className="meta">
          {invoiceTypeWords[row.type][language]} · {invoiceStateWords[row.state][language]}
        </span>
        <span className="meta num">{row.applyDate.slice(5, 16)}</span>
      </CaseLine>
      {row.ask?.fault && <span className="meta">{row.ask.fault}</span>}
    </>
  );
}
