import { type VoucherState, voucherStates } from '@mall/contract/payment/payment.rules.ts';
import { type OperatorVoucher, payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
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
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import { ConfirmVoucherDialog } from './confirm-voucher-dialog.tsx';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { MoneyTiles, useMoneyLead } from './money-tiles.tsx';
import { OneCase } from './one-case.tsx';
import { ordersText } from './orders-text.ts';
import { RejectVoucherDialog } from './reject-voucher-dialog.tsx';
import { VoucherFiles } from './voucher-files.tsx';
import { Yuan } from './yuan.tsx';

const fields = { state: oneOf(voucherStates, 'submitted'), id, word: typed(40), ...daySpanFields, ...amountSpanFields };
const aPage = 20;

const tones: Readonly<Record<VoucherState, Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  submitted: { mark: 'open', tone: 'amber' },
  confirmed: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'closed', tone: 'red' },
};

/** Transfers that buyers say they made: confirmed when the money is there, or refused with the reason. */
export default function VouchersPage() {
  const t = useWords('money');
  const place = usePlace(fields);
  const lead = useMoneyLead();
  const may = useRights()?.has('operations:payments:decide') === true;
  const { state, page, id: named, word } = place.at;
  const spans = useSpans(place.at, { days: t('voucher.days'), amounts: t('voucher.amount') });
  const filter = named ? { id: named } : { state, ...(word && { word }), ...spans.asked };
  const found = useList(ask(payOperationsApi.vouchers, { query: { ...filter, page, limit: aPage } }, { staleMs: 0 }), {
    enabled: !spans.unsound,
  });
  const exporting = useListExport({ call: payOperationsApi.exportVouchers, filter, disabled: spans.unsound });
  const [confirming, setConfirming] = useState<OperatorVoucher>();
  const [rejecting, setRejecting] = useState<OperatorVoucher>();
  const acts: TableColumn<OperatorVoucher> = {
    key: 'acts',
    head: t('acts'),
    align: 'right',
    cell: (row) => (
      <span className={styles.acts}>
        <Button look="text" size="s" disabled={row.amount === '0.00'} onClick={() => setConfirming(row)}>
          {t('voucher.confirm')}
        </Button>
        <Button look="text" size="s" onClick={() => setRejecting(row)}>
          {t('voucher.reject')}
        </Button>
      </span>
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
          <MoneyTiles here="vouchers" />
          {named && <OneCase all={place.plain} kind="voucher" url={`/money/vouchers?id=${named}`} />}
          {exporting.note}
        </>
      }
      tabs={{
        label: t('tile.vouchers'),
        items: voucherStates.map((one) => ({
          id: one,
          label: t(`voucher.state.${one}`),
          ...(found.data && { count: found.data.counts[one] }),
        })),
        value: state,
        hrefOf: (to) => place.hrefOf({ state: to, id: '' }),
      }}
      filter={<FilterBar place={place} faultsOf={spans.faultsOf} filters={[wordFilter(t('voucher.word')), ...spans.filters]} />}
      list={{
        found,
        unsound: spans.unsound,
        rowKey: ({ voucherId }) => voucherId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [...columnsOf(t), ...(may && state === 'submitted' ? [acts] : [])],
        none: { title: t('voucher.none') },
      }}
    >
      {confirming && <ConfirmVoucherDialog voucher={confirming} onClose={() => setConfirming(undefined)} />}
      {rejecting && <RejectVoucherDialog voucher={rejecting} onClose={() => setRejecting(undefined)} />}
    </ListPage>
  );
}

const columnsOf = (t: Translate<'money'>): TableColumn<OperatorVoucher>[] => [
  {
    key: 'buyer',
    head: t('voucher.buyer'),
    cell: ({ buyerName, orderSns }) => (
      <>
        {buyerName}
        <span className={`${styles.second} num`}>{ordersText(orderSns, t)}</span>
      </>
    ),
  },
  {
    key: 'payer',
    head: t('voucher.payer'),
    cell: ({ payerName, remark }) => (
      <>
        {payerName}
        {remark && <span className={styles.second}>{remark}</span>}
      </>
    ),
  },
  { key: 'amount', head: t('voucher.amount'), align: 'money', cell: ({ amount }) => <Yuan value={amount} /> },
  { key: 'files', head: t('voucher.files'), cell: ({ urls }) => <VoucherFiles urls={urls} /> },
  {
    key: 'known',
    head: t('voucher.known'),
    cell: (row) => <Known row={row} />,
  },
  { key: 'date', head: t('voucher.date'), cell: ({ createDate }) => <span className="num">{createDate.slice(5, 16)}</span> },
];

/** What can be seen before anybody looks at the bank. */
function Known({ row }: { row: OperatorVoucher }) {
  const t = useWords('money');
  if (row.state !== 'submitted')
    return (
      <>
        <StatusMark {...tones[row.state]}>{t(`voucher.state.${row.state}`)}</StatusMark>
        {row.reason && <span className={styles.second}>{row.reason}</span>}
      </>
    );
  if (row.amount === '0.00')
    return (
      <StatusMark mark="closed" tone="red">
        {t('voucher.nothingDue')}
      </StatusMark>
    );
  if (row.enteredBy !== '')
    return (
      <>
        <StatusMark mark="open" tone="amber">
          {t('wrong.second')}
        </StatusMark>
        <span className={styles.second}>{t('voucher.entered', { name: row.enteredBy })}</span>
      </>
    );
  return row.payerName === row.buyerName ? (
    <StatusMark mark="closed" tone="green">
      {t('voucher.sameName')}
    </StatusMark>
  ) : (
    <StatusMark mark="open" tone="amber">
      {t('voucher.otherName')}
    </StatusMark>
  );
}
