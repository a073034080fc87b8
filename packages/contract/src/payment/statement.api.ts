import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonMost, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Day } from '../kernel/span.ts';
import { leftOutWhys, lineDifferences, lineStates, statementFormats } from './statement.rules.ts';

const Count = z.number().int();

/** What the mall has in its own books: a payment that came in, or money that went back. */
export const BookRecord = z.strictObject({
  kind: z.enum(['payment', 'refund']),
  sn: z.string(),
  amount: Money,
  name: z.string(),
  orderSns: z.array(z.string()),
  date: TimeText,
});
export type BookRecord = z.infer<typeof BookRecord>;

export const BankLine = z.strictObject({
  id: Id,
  /** The bank's own number of the line. */
  lineNo: z.string(),
  date: TimeText,
  direction: z.enum(['in', 'out']),
  amount: Money,
  partyName: z.string(),
  remark: z.string(),
  reference: z.string(),
  state: z.enum(lineStates),
  difference: z.enum(lineDifferences),
  /** Of 100, how sure it is. */
  score: Count,
  /** Somebody decided it; otherwise the mall found it by itself. */
  by: z.string(),
  note: z.string(),
  record: BookRecord.nullable(),
  wrongId: Id.nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

const StatementDay = z.strictObject({
  /** None before the first statement was read. */
  day: z.string().nullable(),
  /** Days that statements cover, the latest first. */
  days: z.array(z.strictObject({ day: z.string(), open: Count })),
  accountNo: z.string(),
  counts: z.strictObject({ auto: Count, hand: Count, likely: Count, open: Count, mallOnly: Count }),
  /** Came in less what went out, by the bank and by the mall's books. */
  bank: Money,
  mall: Money,
  difference: Money,
});
export type StatementDay = z.infer<typeof StatementDay>;

export const LeftOut = z.strictObject({ row: Count, lineNo: z.string(), why: z.enum(leftOutWhys) });
export type LeftOut = z.infer<typeof LeftOut>;

export const StatementReport = z.strictObject({
  id: Id,
  format: z.enum(statementFormats),
  from: z.string(),
  to: z.string(),
  lines: Count,
  /** Those that no earlier file had. */
  fresh: Count,
  matched: Count,
  likely: Count,
  open: Count,
  /** Lines that were not taken; the first of them by name. */
  leftCount: Count,
  leftOut: z.array(LeftOut),
});
export type StatementReport = z.infer<typeof StatementReport>;

export const StatementFile = z.strictObject({
  id: Id,
  name: z.string(),
  format: z.enum(statementFormats),
  lines: Count,
  fresh: Count,
  leftCount: Count,
  leftOut: z.array(LeftOut),
  by: z.string(),
  date: TimeText,
  takenBackBy: z.string(),
  takenBackDate: TimeText.nullable(),
  /** Nobody and nothing has settled a line of it yet. */
  mayTakeBack: z.boolean(),
});
export type StatementFile = z.infer<typeof StatementFile>;

const Candidate = z.strictObject({ ...BookRecord.shape, score: Count, difference: z.enum(lineDifferences) });
export type Candidate = z.infer<typeof Candidate>;

const views = operator({ may: right('operations:payments:view') });
const decides = operator({ may: right('operations:payments:decide') });

export const LinesQuery = z.strictObject({ day: Day, tab: z.enum(['differs', 'matched']).default('differs'), ...paging(20, 100) });
export type LinesQuery = z.infer<typeof LinesQuery>;
export const RecordsQuery = z.strictObject({ day: Day, ...paging(20, 100) });
export type RecordsQuery = z.infer<typeof RecordsQuery>;

export const statementApi = {
  upload: call({
    verb: 'POST',
    path: '/operations/payment/statement/upload',
    access: decides,
    summary:
      'Reads a statement of the bank (CSV or camt.053) and finds the records of its lines; a line counts once, however often its file is sent',
    bodyKind: 'multipart',
    trail: act('payment.statement_uploaded', 'bank_statement'),
    data: StatementReport,
  }),
  files: call({
    verb: 'GET',
    path: '/operations/payment/statement/files',
    access: views,
    summary: 'Statements that were read, the latest first',
    query: z.strictObject({ ...paging(10, 50) }),
    data: pageOf(StatementFile),
  }),
  takeBack: call({
    verb: 'POST',
    path: '/operations/payment/statement/take-back/{id}',
    access: decides,
    summary: 'Takes a statement back with its lines, as long as none of them is settled',
    trail: act('payment.statement_taken_back', 'bank_statement'),
    data: Nothing,
  }),
  day: call({
    verb: 'GET',
    path: '/operations/payment/statement/day',
    access: views,
    summary: 'A day of the bank beside the same day of the books; the latest that was read unless told',
    query: z.strictObject({ day: Day.optional() }),
    data: StatementDay,
  }),
  lines: call({
    verb: 'GET',
    path: '/operations/payment/statement/lines',
    access: views,
    summary: 'Lines of the bank of a day: those that differ, or those that are settled',
    query: LinesQuery,
    data: pageOf(BankLine),
  }),
  records: call({
    verb: 'GET',
    path: '/operations/payment/statement/records',
    access: views,
    summary: 'What the books have of a day and the bank has not',
    query: RecordsQuery,
    data: pageOf(BookRecord),
  }),
  export: exportCall(
    '/operations/payment/statement/export',
    views,
    'What differs between the bank and the books on a day',
    z.strictObject({ day: Day }),
  ),
  candidates: call({
    verb: 'GET',
    path: '/operations/payment/statement/candidates/{id}',
    access: views,
    summary: 'Records that a line could belong to, the likeliest first',
    data: z.array(Candidate),
  }),
  match: call({
    verb: 'POST',
    path: '/operations/payment/statement/match/{id}',
    access: decides,
    summary: 'A line belongs to this record; where their amounts differ, only with the reason why',
    body: z.strictObject({ record: text(64, 1), differsBecause: text(reasonMost).optional() }),
    trail: act('payment.line_matched', 'bank_line'),
    data: Nothing,
  }),
  unmatch: call({
    verb: 'POST',
    path: '/operations/payment/statement/unmatch/{id}',
    access: decides,
    summary: 'A line does not belong where it was put',
    trail: act('payment.line_unmatched', 'bank_line'),
    data: Nothing,
  }),
  fee: call({
    verb: 'POST',
    path: '/operations/payment/statement/fee/{id}',
    access: decides,
    summary: 'A line is a fee of the bank',
    body: z.strictObject({ note: text(100).default('') }),
    trail: act('payment.line_fee', 'bank_line'),
    data: Nothing,
  }),
  wrong: call({
    verb: 'POST',
    path: '/operations/payment/statement/wrong/{id}',
    access: decides,
    summary: 'Money that belongs to no record: two people decide what becomes of it',
    trail: act('payment.line_wrong', 'bank_line'),
    data: z.strictObject({ id: Id }),
  }),
};
