import { deskApi } from '@mall/contract/account/desk.api.ts';
import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import type { OfficeInvoiceRow } from '@mall/contract/invoice/invoice-office.api.ts';
import { officeTabs } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { useListExport } from '../list/use-list-export.tsx';
import { QueueRows } from '../side/queue-rows.tsx';
import { SideBySide } from '../side/side-by-side.tsx';
import { useQueue } from '../side/use-queue.ts';
import styles from './invoice.module.css';
import { InvoiceCase } from './invoice-case.tsx';
import type { OfficeCalls } from './office-calls.ts';

const types = ['electronic_normal', 'paper_normal', 'paper_special'] as const;
const fields = { tab: oneOf(officeTabs, 'todo'), type: oneOf(types), word: typed(40), id };
const aPage = 20;
const hot = new Set<string>(['todo', 'stuck', 'mail']);

type OfficeInvoicesProps = { calls: OfficeCalls; title: string; lead?: string; above?: ReactNode };

/** Applications and invoices by what has to be done; the one that is open stands beside. */
export function OfficeInvoices({ calls, title, lead, above }: OfficeInvoicesProps) {
  const t = useCounterWords();
  const language = useLanguage();
  const place = usePlace(fields);
  const { tab, type, word, page, id: named } = place.at;
  const filter = { tab, ...(type && { type }), ...(word && { word }) };
  const found = useList(ask(calls.page, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }));
  const exporting = useListExport({ call: calls.export, filter, disabled: found.data?.total === 0 });
  const queue = useQueue(place, found.data?.list);
  const open = useTelephone() ? named || undefined : queue.open;
  const reads = [calls.page, calls.detail, deskApi.desk];
  return (
    <SideBySide
      title={title}
      {...(lead && { lead })}
      acts={exporting.button}
      note={exporting.note}
      caseWidth={592}
      alone={{ chosen: named !== '', back: { href: queue.hrefOf(''), label: t('sale.back') } }}
      head={
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
          <FilterBar
            place={place}
            filters={[
              { kind: 'text', name: 'word', label: t('invoice.word'), width: 240, most: 40 },
              {
                kind: 'choice',
                name: 'type',
                label: t('invoice.type'),
                any: t('invoice.any'),
                labelled: true,
                atOnce: true,
                options: types.map((value) => ({ value, label: invoiceTypeWords[value][language] })),
              },
            ]}
          />
        </>
      }
      list={
        <QueueRows
          title={title}
          queue={{ ...queue, open }}
          found={found}
          size={aPage}
          row={(row) => <Row row={row} />}
          none={{ title: t('invoice.none') }}
        />
      }
    >
      {open === undefined ? (
        <Empty title={t('invoice.noneOpen')} picture="none" />
      ) : (
        <InvoiceCase key={open} id={open} calls={calls} reads={reads} onDone={queue.next} />
      )}
    </SideBySide>
  );
}

function Row({ row }: { row: OfficeInvoiceRow }) {
  const language = useLanguage();
  return (
    <>
      <span className={styles.line}>
        <b>{row.titleName}</b>
        <b className="num">¥{formatCurrency(row.amount)}</b>
      </span>
      <span className={styles.line}>
        <span className="meta">
          {invoiceTypeWords[row.type][language]} · {invoiceStateWords[row.state][language]}
        </span>
        <span className="meta num">{row.applyDate.slice(5, 16)}</span>
      </span>
      {row.ask?.fault && <span className="meta">{row.ask.fault}</span>}
    </>
  );
}
