import { billTabs, shownBillTabs } from '@mall/contract/billing/bill.machine.ts';
import type { BillFigures, BillRow } from '@mall/contract/billing/bill-data.ts';
import { formatYuan } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { BillMark } from '@mall/kit/bill/bill-mark.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { useListExport } from '../list/use-list-export.tsx';
import { CaseLine } from '../side/case-parts.tsx';
import { wordFilter } from '../side/queue-filters.ts';
import { QueuePage, queueSize } from '../side/queue-page.tsx';
import styles from './bill.module.css';
import type { BillCalls, BillTaken } from './bill-calls.ts';
import { BillCaseView } from './bill-case.tsx';

const fields = { tab: oneOf(billTabs, 'all'), word: typed(40), id };
const hot = new Set<string>(['disputed', 'overdue']);

type BillDeskProps = {
  calls: BillCalls;
  /** Who has taken what waits of a bill, where a work list deals it out. */
  taken?: BillTaken;
};

/** Bills as a store or the mall finds them: what is owed above, the list, and the case that is open beside it. */
export function BillDesk({ calls, taken }: BillDeskProps) {
  const t = useCounterWords();
  const place = usePlace(fields);
  const { tab, word, page } = place.at;
  const filter = { ...(tab !== 'all' && { state: tab }), ...(word && { word }) };
  const found = useList(ask(calls.page, { query: { page, limit: queueSize, ...filter } }, { staleMs: 0 }));
  const figures = useList(ask(calls.figures, {}, { staleMs: 0 })).data;
  const exporting = useListExport({ call: calls.export, filter });
  const narrowed = place.narrowed(['tab', 'id']);
  return (
    <QueuePage
      title={t('bill.title')}
      lead={t('bill.lead')}
      acts={exporting.button}
      note={
        <>
          {exporting.note}
          {figures && <Figures figures={figures} ofMall={calls.moveOut !== undefined} />}
        </>
      }
      caseWidth={640}
      alone
      tabs={
        <Tabs
          inset
          label={t('bill.title')}
          items={shownBillTabs(figures?.tabs, tab).map((one) => ({
            id: one,
            label: t(`bill.tab.${one}`),
            ...(figures && { count: figures.tabs[one], hot: hot.has(one) && figures.tabs[one] > 0 }),
          }))}
          value={tab}
          hrefOf={(next) => place.hrefOf({ tab: next, id: '' })}
          link={RouterLink}
        />
      }
      place={place}
      filters={[wordFilter(t('bill.word'))]}
      found={found}
      row={(bill) => <Row bill={bill} />}
      none={{
        title: t('bill.none'),
        actions: narrowed && (
          <Button look="line" href={place.plain} as={RouterLink}>
            {t('list.all')}
          </Button>
        ),
      }}
      noneOpen={t('bill.choose')}
    >
      {(open) => <BillCaseView key={open} calls={calls} id={open} {...(taken && { taken })} />}
    </QueuePage>
  );
}

/** Each with the list that it counts; payments stand on bills of several tabs. */
const shownFigures = [
  ['toConfirm', '/bills?tab=to_confirm'],
  ['disputed', '/bills?tab=disputed'],
  ['payments', undefined],
  ['toInvoice', '/invoices'],
  ['toPay', '/bills?tab=toPay'],
  ['overdue', '/bills?tab=overdue'],
] as const;

function Figures({ figures, ofMall }: { figures: BillFigures; ofMall: boolean }) {
  const t = useCounterWords();
  // The mall issues what its own stores sold.
  const nameOf = (one: (typeof shownFigures)[number][0]) =>
    t(ofMall && one === 'toInvoice' ? 'bill.figure.ownToInvoice' : `bill.figure.${one}`);
  return (
    <>
      <dl className={styles.figures}>
        {shownFigures.map(([one, href]) => (
          <div key={one}>
            <dt>{href === undefined ? nameOf(one) : <RouterLink href={href}>{nameOf(one)}</RouterLink>}</dt>
            <dd className="num">
              {formatYuan(figures[one].amount)}
              <small>{t('bill.figure.count', { count: figures[one].count })}</small>
            </dd>
          </div>
        ))}
      </dl>
      {figures.due > 0 && <p className="meta">{t('bill.figure.due', { count: figures.due })}</p>}
    </>
  );
}

function Row({ bill }: { bill: BillRow }) {
  const t = useCounterWords();
  return (
    <>
      <CaseLine>
        <b>{bill.companyName}</b>
        <BillMark bill={bill} />
      </CaseLine>
      <CaseLine>
        <span className="meta num">
          {bill.billSn} · {bill.toDay.slice(0, 7)} · {t('bill.orders', { count: bill.orders })}
        </span>
        <b className="num">{formatYuan(bill.total)}</b>
      </CaseLine>
      {bill.payments > 0 && (
        <StatusMark mark="open" tone="amber">
          {t('bill.payWaits')}
        </StatusMark>
      )}
    </>
  );
}
