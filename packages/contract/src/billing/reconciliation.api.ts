import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AskMissing, BillFilter, CandidateFilter, DisputeBill, MakeBill, RowFilter, SeenBill } from './bill.rules.ts';
import { BillRow, BillTabs, Candidate, ReconPage } from './bill-data.ts';

const views = buyer({ may: right('personalCenterBase:reconciliation:view'), reach: 'company' });
/** Who only looks at statements changes nothing of them. */
const acts = buyer({ may: right('personalCenterBase:billManagement:accountCreator:view'), reach: 'company', least: 'company' });
const picks = buyer({ may: right('personalCenterBase:reconciliationOrder:view'), reach: 'company', least: 'company' });

/** The bills seen line by line: the same numbers, the same acts, under the names that the agreement has for them. */
export const reconciliationApi = {
  orders: call({
    verb: 'GET',
    path: '/portal/reconciliation/orders',
    access: picks,
    summary: 'Orders that were received and stand on no issued bill',
    query: CandidateFilter.extend(paging(20, 100)),
    data: pageOf(Candidate),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/reconciliation/page',
    access: views,
    summary: 'Bills to be compared, those to confirm first',
    query: BillFilter.extend(paging(10, 50)),
    data: z.strictObject({ ...pageOf(BillRow).shape, tabs: BillTabs }),
  }),
  make: call({
    verb: 'POST',
    path: '/portal/reconciliation',
    access: acts,
    summary: 'A statement of chosen orders: the bill of them',
    body: MakeBill,
    data: z.strictObject({ ids: z.array(Id) }),
  }),
  rows: call({
    verb: 'GET',
    path: '/portal/reconciliation/{id}/rows',
    access: views,
    summary: 'A bill line by line beside what the company received, or beside its own sheet: equal, different, missing on either side',
    query: RowFilter.extend(paging(20, 100)),
    data: ReconPage,
  }),
  export: call({
    verb: 'GET',
    path: '/portal/reconciliation/{id}/export',
    access: views,
    summary: 'All rows of a comparison as xlsx',
    query: RowFilter,
    data: Nothing,
    answer: 'file',
  }),
  sheet: call({
    verb: 'POST',
    path: '/portal/reconciliation/{id}/sheet',
    access: acts,
    summary:
      'The company’s own sheet (xlsx or csv: order number and amount, and where it has them code or name of the goods and quantity) to compare a bill with; a later one takes its place',
    bodyKind: 'multipart',
    data: z.strictObject({ rows: z.number().int() }),
  }),
  dropSheet: call({
    verb: 'POST',
    path: '/portal/reconciliation/{id}/sheet/drop',
    access: acts,
    summary: 'Compares with what was received again',
    data: Nothing,
  }),
  askMissing: call({
    verb: 'POST',
    path: '/portal/reconciliation/{id}/missing',
    access: acts,
    summary: 'Asks the store to bill what the company’s own sheet has and the bill lacks',
    body: AskMissing,
    data: Nothing,
  }),
  confirm: call({
    verb: 'POST',
    path: '/portal/reconciliation/{id}/confirm',
    access: acts,
    summary: 'Agrees to the bill as it was read',
    body: SeenBill,
    data: Nothing,
  }),
  dispute: call({
    verb: 'POST',
    path: '/portal/reconciliation/{id}/dispute',
    access: acts,
    summary: 'Says of single lines what is wrong with them',
    body: DisputeBill,
    data: Nothing,
  }),
};
