import * as z from 'zod';
import { invoiceStates } from '../invoice/invoice.machine.ts';
import { invoiceTypes } from '../invoice/invoice.rules.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { payModes } from '../order/order.machine.ts';
import { type BillTab, billEvents, billNotes, billStates, billTabs } from './bill.machine.ts';
import { billLineKinds, disputeReasons, lineMatches } from './bill.rules.ts';
import { disputeAnswers } from './bill-dispute.machine.ts';
import { billPaymentStates } from './bill-payment.machine.ts';

const Count = z.number().int();
const Day = z.iso.date();

/** A bill as every list shows it. */
export const BillRow = z.strictObject({
  id: Id,
  billSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  companyName: z.string(),
  /** Whose part of the company it is, where those are billed apart. */
  departmentName: z.string(),
  fromDay: Day,
  toDay: Day,
  state: z.enum(billStates),
  /** Of one that is open: what it comes to so far. */
  total: Money,
  paid: Money,
  open: Money,
  /** What invoices of it have, those applied for included. */
  invoiced: Money,
  orders: Count,
  refunds: Count,
  rev: Count,
  issueDate: TimeText.nullable(),
  /** Until when it can be disputed where it is confirmed by itself. */
  confirmBy: TimeText.nullable(),
  confirmDate: TimeText.nullable(),
  dueDate: TimeText.nullable(),
  overdue: z.boolean(),
  /** Lines in question that wait for the store. */
  disputes: Count,
  /** Payments that wait to be confirmed. */
  payments: Count,
});
export type BillRow = z.infer<typeof BillRow>;

export const BillDispute = z.strictObject({
  id: Id,
  lineId: Id,
  reason: z.enum(disputeReasons),
  /** What the line should cost, as the buyer says. */
  should: Money.nullable(),
  words: z.string(),
  urls: z.array(z.string()),
  /** The buyer asks the mall to take its order to the next period. */
  moveOut: z.boolean(),
  who: z.string(),
  date: TimeText,
  answer: z.enum(disputeAnswers),
  answerWords: z.string(),
  answeredBy: z.string(),
  answerDate: TimeText.nullable(),
});
export type BillDispute = z.infer<typeof BillDispute>;

export const BillLine = z.strictObject({
  id: Id,
  kind: z.enum(billLineKinds),
  date: TimeText,
  orderId: Id,
  orderSn: z.string(),
  aftersaleSn: z.string(),
  payMode: z.enum(payModes),
  name: z.string(),
  specName: z.string(),
  unit: z.string(),
  num: Count,
  /** What one costs; of what has no pieces nothing. */
  price: Money.nullable(),
  amount: Money,
  /** Its order went to another bill, so that it counts no more. */
  movedOut: z.boolean(),
  match: z.enum(lineMatches),
  words: z.string(),
  disputes: z.array(BillDispute),
});
export type BillLine = z.infer<typeof BillLine>;

export const BillPayment = z.strictObject({
  id: Id,
  paySn: z.string(),
  amount: Money,
  payerName: z.string(),
  remark: z.string(),
  urls: z.array(z.string()),
  state: z.enum(billPaymentStates),
  who: z.string(),
  date: TimeText,
  checkedBy: z.string(),
  confirmedBy: z.string(),
  endDate: TimeText.nullable(),
  reason: z.string(),
  /** The reader found the money himself, so that another confirms it. */
  ownCheck: z.boolean(),
});
export type BillPayment = z.infer<typeof BillPayment>;

/** An invoice of a bill, as all three sides see it on the bill. */
const InvoiceOfBill = z.strictObject({
  id: Id,
  applySn: z.string(),
  type: z.enum(invoiceTypes),
  titleName: z.string(),
  amount: Money,
  state: z.enum(invoiceStates),
  number: z.string(),
  redNumber: z.string(),
  date: TimeText,
});

const billActions = [
  'confirm',
  'dispute',
  'pay',
  'invoice',
  'issue',
  'withdraw',
  'answer',
  'moveOut',
  'void',
  'confirmPayment',
  'remind',
] as const;

export const BillCase = z.strictObject({
  ...BillRow.shape,
  companyId: Id,
  /** So many days after confirmation it is due. */
  termDays: Count,
  onCredit: Money,
  disputedAmount: Money,
  lineCounts: z.strictObject({ all: Count, matched: Count, diff: Count, refund: Count, adjust: Count }),
  paymentList: z.array(BillPayment),
  invoiceList: z.array(InvoiceOfBill),
  /** Until when invoices of it can be applied for; null before it is confirmed. */
  invoiceUntil: TimeText.nullable(),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      event: z.enum([...billEvents, ...billNotes]),
      who: z.string(),
      byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
      reason: z.string(),
      date: TimeText,
    }),
  ),
  /** Where the money is sent to. */
  account: z.strictObject({ accountName: z.string(), bankName: z.string(), accountNo: z.string() }),
  /** Above so much two people of the payee confirm it. */
  fourEyes: Money,
  actions: z.array(z.enum(billActions)),
});
export type BillCase = z.infer<typeof BillCase>;

export const Candidate = z.strictObject({
  id: Id,
  orderSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  buyer: z.string(),
  payMode: z.enum(payModes),
  receiveDate: TimeText,
  goods: z.string(),
  lines: Count,
  amount: Money,
  refunded: Money,
  /** The day on which it is billed by itself. */
  billDay: Day.nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

/** What one order makes of a bill, with its goods. */
export const OrderAmount = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  payMode: z.enum(payModes),
  receiveDate: TimeText,
  goodsAmount: Money,
  freight: Money,
  refunded: Money,
  adjusted: Money,
  amount: Money,
  goods: z.array(
    z.strictObject({ name: z.string(), specName: z.string(), unit: z.string(), num: Count, price: Money.nullable(), amount: Money }),
  ),
});
export type OrderAmount = z.infer<typeof OrderAmount>;

/** What one side has of a row; of a sheet that names no pieces or prices there are none. */
const ReconSide = z.strictObject({ num: z.number().nullable(), price: Money.nullable(), amount: Money });
export type ReconSide = z.infer<typeof ReconSide>;

/** A line of the bill beside what the company has of it: its receipt, or what it said in a sheet of its own. */
export const ReconRow = z.strictObject({
  key: z.string(),
  /** Null: it stands on no bill, or is a whole order that the company's sheet has no lines of. */
  lineId: Id.nullable(),
  kind: z.enum(billLineKinds).nullable(),
  orderSn: z.string(),
  orderId: Id.nullable(),
  aftersaleSn: z.string(),
  name: z.string(),
  specName: z.string(),
  itemNumber: z.string(),
  unit: z.string(),
  date: TimeText.nullable(),
  /** Null: they do not have it. */
  ours: ReconSide.nullable(),
  billed: ReconSide.nullable(),
  difference: Money,
  match: z.enum(lineMatches),
  /** A line in question waits for the store. */
  waiting: z.boolean(),
  disputes: z.array(BillDispute),
});
export type ReconRow = z.infer<typeof ReconRow>;
export const ReconPage = z.strictObject({
  bill: BillRow,
  /** Whether the reader may agree to it or say what is wrong. */
  canDecide: z.boolean(),
  list: z.array(ReconRow),
  total: Count,
  figures: z.strictObject({
    ours: Money,
    billed: Money,
    difference: Money,
    matched: Count,
    diff: Count,
    missing: Count,
    disputed: Count,
    /** What differs and nobody has said anything of. */
    unsaid: Count,
  }),
  /** When the company's own sheet was handed in, and the heads of what was read of it; null: compared with what was received. */
  sheet: z.strictObject({ name: z.string(), who: z.string(), date: TimeText, rows: Count, columns: z.array(z.string()) }).nullable(),
});
export type ReconPage = z.infer<typeof ReconPage>;

export const BillTabs = z.strictObject(Object.fromEntries(billTabs.map((tab) => [tab, Count])) as Record<BillTab, typeof Count>);
export type BillTabs = z.infer<typeof BillTabs>;
const Sum = z.strictObject({ count: Count, amount: Money });
/** What stands at a store, or in the mall. */
export const BillFigures = z.strictObject({
  tabs: BillTabs,
  toConfirm: Sum,
  disputed: Sum,
  toPay: Sum,
  overdue: Sum,
  payments: Sum,
  /** Invoices that were applied for and wait for the store, or for the mall's own. */
  toInvoice: Sum,
  /** Open bills whose day has come: those that the clock still has to issue. */
  due: Count,
});
export type BillFigures = z.infer<typeof BillFigures>;
