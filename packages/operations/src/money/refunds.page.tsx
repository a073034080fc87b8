import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { refundTabs } from '@mall/contract/payment/payment.rules.ts';
import { type OperatorRefund, payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { amountSpanFields, daySpanFields, useSpans } from '@mall/counter/list/use-spans.ts';
import { wordFilter } from '@mall/counter/side/queue-filters.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { MoneyTiles, useMoneyLead } from './money-tiles.tsx';
import { OneCase } from './one-case.tsx';
import { RefundDoneDialog } from './refund-done-dialog.tsx';
import { Yuan } from './yuan.tsx';

const fields = { tab: oneOf(refundTabs, 'hand'), id, word: typed(40), ...daySpanFields, ...amountSpanFields };
const aPage = 20;

/** Money that goes back to buyers: what a bank sends by itself, and what waits for a person. */
export default function RefundsPage() {
  const t = useWords('money');
  const place = usePlace(fields);
  const lead = useMoneyLead();
  const may = useRights()?.has('operations:payments:decide') === true;
  const { tab, page, id: named, word } = place.at;
  const spans = useSpans(place.at, { days: t('refund.days'), amounts: t('refund.amount') });
  const filter = named ? { id: named } : { tab, ...(word && { word }), ...spans.asked };
  const found = useList(ask(payOperationsApi.refunds, { query: { page, limit: aPage, ...filter } }, { staleMs: 0 }), {
    enabled: !spans.unsound,
  });
  const exporting = useListExport({ call: payOperationsApi.exportRefunds, filter, disabled: spans.unsound });
  const [paying, setPaying] = useState<OperatorRefund>();
  const acts: TableColumn<OperatorRefund> = {
    key: 'acts',
    head: t('acts'),
    align: 'right',
    cell: (row) =>
      row.byHand && (
        <Button look="text" size="s" onClick={() => setPaying(row)}>
          {t('refund.done')}
        </Button>
      ),
  };
  return (
    <ListPage
      title={t('title')}
      lead={lead}
      acts={
        <>
          {exporting.button}
          <MoneyActs />
        </>
      }
      note={
        <>
          <MoneyTiles here="refunds" />
          {named && <OneCase all={place.plain} kind="refund" url={`/money/refunds?id=${named}`} />}
          {exporting.note}
        </>
      }
      tabs={{
        label: t('tile.refunds'),
        items: refundTabs.map((one) => ({ id: one, label: t(`refund.tab.${one}`), ...(found.data && { count: found.data.counts[one] }) })),
        value: tab,
        hrefOf: (to) => place.hrefOf({ tab: to, id: '' }),
      }}
      filter={<FilterBar place={place} faultsOf={spans.faultsOf} filters={[wordFilter(t('refund.word')), ...spans.filters]} />}
      list={{
        found,
        unsound: spans.unsound,
        rowKey: ({ refundId }) => refundId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [...columnsOf(t), ...(may ? [acts] : [])],
        none: { title: t('refund.none') },
      }}
    >
      {paying && <RefundDoneDialog refund={paying} onClose={() => setPaying(undefined)} />}
    </ListPage>
  );
}

const channelName = (channel: string): string => (isPayChannel(channel) ? payChannelRows[channel].name.zh : channel);

const columnsOf = (t: Translate<'money'>): TableColumn<OperatorRefund>[] => [
  {
    key: 'refund',
    head: t('refund.number'),
    cell: ({ refundSn, buyerName }) => (
      <>
        <span className="num">{refundSn}</span>
        <span className={styles.second}>{buyerName || t('refund.nobody')}</span>
      </>
    ),
  },
  {
    key: 'what',
    head: t('refund.what'),
    cell: ({ ref, reason, orderSn }) => (
      <>
        {t(`refund.ref.${kindOf(ref)}`)}
        <span className={styles.second}>
          <span className="num">{orderSn}</span> {reason}
        </span>
      </>
    ),
  },
  { key: 'way', head: t('refund.way'), cell: ({ channel, byHand }) => (byHand ? t('refund.byHand') : channelName(channel)) },
  { key: 'amount', head: t('refund.amount'), align: 'money', cell: ({ amount }) => <Yuan value={amount} /> },
  { key: 'state', head: t('refund.state'), cell: (row) => <RefundStatus row={row} /> },
  {
    key: 'date',
    head: t('refund.date'),
    cell: ({ createDate, doneDate }) => <span className="num">{(doneDate ?? createDate).slice(5, 16)}</span>,
  },
];

const kinds = ['after-sale', 'cancel', 'late', 'wrong'] as const;
const kindOf = (ref: string) => kinds.find((kind) => ref.startsWith(`${kind}:`)) ?? 'cancel';

function RefundStatus({ row: { state, byHand, lastError, proof, tries, enteredBy, enteredProof } }: { row: OperatorRefund }) {
  const t = useWords('money');
  if (state === 'success')
    return (
      <>
        <StatusMark mark="closed" tone="green">
          {t('refund.state.success')}
        </StatusMark>
        {proof && <span className={styles.second}>{t('refund.proofIs', { proof })}</span>}
      </>
    );
  if (state === 'failure')
    return (
      <>
        <StatusMark mark="closed" tone="red">
          {t('refund.state.failure')}
        </StatusMark>
        <span className={styles.second}>{t('refund.tries', { tries, error: lastError })}</span>
      </>
    );
  return (
    <>
      <StatusMark mark={byHand ? 'open' : 'running'} tone={byHand ? 'amber' : 'blue'}>
        {t(byHand ? 'refund.state.hand' : 'refund.state.pending')}
      </StatusMark>
      {enteredBy && <span className={styles.second}>{t('refund.entered', { name: enteredBy, proof: enteredProof })}</span>}
    </>
  );
}
