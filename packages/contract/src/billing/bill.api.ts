import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { BillFilter, BillOptions, CandidateFilter, DisputeBill, LineFilter, MakeBill, PayBill, SeenBill } from './bill.rules.ts';
import { BillCase, BillLine, BillRow, BillTabs, Candidate, OrderAmount } from './bill-data.ts';

const centre = 'personalCenterBase:billManagement' as const;
const views = buyer({ may: right(`${centre}:billManagemantPage:view`), reach: 'company' });
// A bill is the whole company's: whoever has it for a part of it changes nothing of it.
const acts = buyer({ may: right(`${centre}:accountCreator:view`), reach: 'company', least: 'company' });
const BillQuery = BillFilter.extend({ ...paging(10, 50), ...onward });
const LineQuery = LineFilter.extend({ ...paging(20, 100), ...onward });
const CandidateQuery = CandidateFilter.extend(paging(20, 100));
const Made = z.strictObject({ ids: z.array(Id) });

export const billApi = {
  page: call({
    verb: 'GET',
    path: '/portal/bill/page',
    access: views,
    summary: 'The company’s bills, the latest first',
    query: BillQuery,
    data: z.strictObject({ ...pageOf(BillRow).shape, tabs: BillTabs }),
  }),
  exportAll: exportCall('/portal/bill/export/all', views, 'The company’s bills', BillFilter),
  options: call({ verb: 'GET', path: '/portal/bill/options', access: views, summary: 'How the company is billed', data: BillOptions }),
  keepOptions: call({
    verb: 'PUT',
    path: '/portal/bill/options',
    access: buyer({ may: right(`${centre}:options:view`), reach: 'company', least: 'company' }),
    summary:
      'Another billing day, address for mail, merge rule or consent to confirmation by itself; periods that have begun stay as they are',
    body: BillOptions,
    data: Nothing,
  }),
  candidates: call({
    verb: 'GET',
    path: '/portal/bill/candidates',
    access: acts,
    summary: 'Orders that were received, are not paid and stand on no issued bill, from which one can be made',
    query: CandidateQuery,
    data: pageOf(Candidate),
  }),
  make: call({
    verb: 'POST',
    path: '/portal/bill',
    access: acts,
    summary: 'Makes a bill of chosen orders, one for each store, at once to be confirmed',
    body: MakeBill,
    data: Made,
  }),
  one: call({
    verb: 'GET',
    path: '/portal/bill/{id}',
    access: views,
    summary: 'A bill with its payments, steps and what the reader may do',
    data: BillCase,
  }),
  lines: call({
    verb: 'GET',
    path: '/portal/bill/{id}/lines',
    access: views,
    summary: 'The lines of a bill as they came, with what was said against them',
    query: LineQuery,
    data: pageOf(BillLine),
  }),
  amounts: call({
    verb: 'GET',
    path: '/portal/bill/{id}/amounts',
    access: views,
    summary: 'What a bill comes to, order by order and goods by goods',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(OrderAmount),
  }),
  confirm: call({
    verb: 'POST',
    path: '/portal/bill/{id}/confirm',
    access: acts,
    summary: 'Agrees to a bill as it was read; from then it is due after the term',
    body: SeenBill,
    data: Nothing,
  }),
  dispute: call({
    verb: 'POST',
    path: '/portal/bill/{id}/dispute',
    access: acts,
    summary: 'Says of single lines what is wrong with them; the store answers each',
    body: DisputeBill,
    data: Nothing,
  }),
  pay: call({
    verb: 'POST',
    path: '/portal/bill/{id}/pay',
    access: acts,
    summary: 'Hands in the proof of a transfer for the bill or a part of it; the payee confirms it',
    body: PayBill,
    data: Nothing,
  }),
  export: call({
    verb: 'GET',
    path: '/portal/bill/{id}/export',
    access: views,
    summary: 'A bill with all its lines as xlsx',
    data: Nothing,
    answer: 'file',
  }),
};
