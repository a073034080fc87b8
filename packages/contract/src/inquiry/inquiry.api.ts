import * as z from 'zod';
import { right } from '../account/rights.ts';
import { Submitted } from '../cart/settlement.api.ts';
import { exportCall } from '../download/export-call.ts';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { Day } from '../kernel/span.ts';
import {
  AnswerQuestion,
  ConfirmInquiry,
  ExtendInquiry,
  GiveVoucher,
  InquiryDraft,
  InquiryWhy,
  InviteMore,
  inquiryTabs,
  NewRound,
  OrderAward,
  ScoreInquiry,
  suppliersMost,
} from './inquiry.rules.ts';
import { Comparison, Country, InquiryDetail, InquiryPage, QuoteHistory, QuoteVersions, RankedSupplier, Supplier } from './inquiry-data.ts';

const views = buyer({ may: right('personalCenterBase:myInquiry:view'), reach: 'company' });
const publishes = buyer({ may: right('newInquiry:view') });
const confirms = buyer({ may: right('personalCenterBase:comfirmInquiry:view') });

/** The longest draft there is: a hundred lines of the longest words in signs of three bytes are 250 KB, and a third more as they travel encrypted. */
const draftBytes = 512 * 1024;

const Kept = z.strictObject({ saveDate: TimeText });
const Made = Kept.extend({ id: Id, inquiryNumber: z.string() });

const InquiryFilter = z.strictObject({
  state: z.enum(inquiryTabs).optional(),
  /** Number, title or the name of a line. */
  keyword: text(40).optional(),
  thirdGcId: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
  mine: z.enum(['1']).optional(),
});
export type InquiryFilter = z.infer<typeof InquiryFilter>;

export const SupplierQuery = z.strictObject({
  thirdGcId: Id.optional(),
  keyword: text(40).optional(),
  qualification: text(40).optional(),
  provinceId: Id.optional(),
  /** Those alone who sell goods of the class, who were traded with. */
  sells: z.enum(['1']).optional(),
  traded: z.enum(['1']).optional(),
  storeId: Id.optional(),
  /** Those alone, with commas between. */
  storeIds: z
    .string()
    .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
    .refine((list) => list.split(',').length <= suppliersMost)
    .optional(),
  ...paging(10, 50),
});
export type SupplierQuery = z.infer<typeof SupplierQuery>;

/** Without it the last one that is opened. */
const ofRound = z.strictObject({ round: z.coerce.number().int().min(1).max(3).optional() });

/** `classId`: a first-level class that the store mainly sells. */
const RankingQuery = z.strictObject({ classId: Id.optional(), ...paging(10, 50) });
export type RankingQuery = z.infer<typeof RankingQuery>;

/** Under this path alone PUT and DELETE travel as they are. */
export const inquiryApi = {
  countries: call({
    verb: 'GET',
    path: '/portal/inquiry/getAllCountry',
    access: anyone,
    summary: 'Countries and regions, named in the language that is asked for',
    data: z.array(Country),
  }),
  ranking: call({
    verb: 'GET',
    path: '/portal/inquiry/ranking',
    access: anyone,
    summary: 'Suppliers by their scorecard, those without one last',
    query: RankingQuery,
    data: pageOf(RankedSupplier),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/inquiry/page',
    access: views,
    summary: 'Inquiries within reach, with a count for each tab',
    query: InquiryFilter.extend({ ...paging(10, 50), ...onward }),
    data: InquiryPage,
  }),
  export: exportCall('/portal/inquiry/export', views, 'Inquiries', InquiryFilter),
  suppliers: call({
    verb: 'GET',
    path: '/portal/inquiry/suppliers',
    access: publishes,
    summary: 'Suppliers that may be invited, those who sell the class first',
    query: SupplierQuery,
    data: pageOf(Supplier),
  }),
  history: call({
    verb: 'GET',
    path: '/portal/inquiry/supplier/history',
    access: publishes,
    summary: 'What a supplier answered to the company’s inquiries',
    query: z.strictObject({ supplierId: Id, ...paging(10, 50) }),
    data: QuoteHistory,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/inquiry/{id}',
    access: views,
    summary: 'One inquiry; of quotes only how many there are',
    data: InquiryDetail,
  }),
  compare: call({
    verb: 'GET',
    path: '/portal/inquiry/{id}/compare',
    access: views,
    summary: 'The opened quotes side by side',
    query: ofRound,
    data: Comparison,
  }),
  versions: call({
    verb: 'GET',
    path: '/portal/inquiry/{id}/compare/versions',
    access: views,
    summary: 'What the suppliers of an opened round quoted before, by version and round',
    query: ofRound,
    data: QuoteVersions,
  }),
  exportCompare: call({
    verb: 'GET',
    path: '/portal/inquiry/{id}/compare/export',
    access: views,
    summary: 'The comparison as a sheet',
    query: ofRound,
    data: z.unknown(),
    answer: 'file',
  }),
  create: call({
    verb: 'POST',
    path: '/portal/inquiry',
    access: publishes,
    summary: 'Keeps a draft, or publishes it at once',
    body: InquiryDraft.extend({
      release: z.boolean().default(false),
      /** Made once by who writes it: the same one makes no second inquiry. */
      submitToken: z.uuid().optional(),
    }),
    bodyBytes: draftBytes,
    data: Made,
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}',
    access: publishes,
    summary: 'Writes a draft anew',
    body: InquiryDraft,
    bodyBytes: draftBytes,
    data: Kept,
  }),
  remove: call({ verb: 'DELETE', path: '/portal/inquiry/{id}', access: publishes, summary: 'Throws a draft away', data: Nothing }),
  release: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/release',
    access: publishes,
    summary: 'Publishes it and invites its suppliers',
    data: Nothing,
  }),
  cancel: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/cancel',
    access: publishes,
    summary: 'Calls it off',
    body: InquiryWhy,
    data: Nothing,
  }),
  again: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/again',
    access: publishes,
    summary: 'A new draft from an old one, or the one of it that nobody has touched yet',
    /** `there`: it was made before. */
    data: Made.extend({ there: z.boolean() }),
  }),
  extend: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/extend',
    access: publishes,
    summary: 'Sets a later deadline before the opening',
    body: ExtendInquiry,
    data: Nothing,
  }),
  invite: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/invite',
    access: publishes,
    summary: 'Invites further suppliers, or another instead of one',
    body: InviteMore,
    data: Nothing,
  }),
  remind: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/remind',
    access: publishes,
    summary: 'Reminds a supplier who has not answered',
    body: z.strictObject({ invitationId: Id }),
    data: Nothing,
  }),
  answer: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/answer',
    access: publishes,
    summary: 'Answers a question before all who are invited',
    body: AnswerQuestion,
    data: Nothing,
  }),
  open: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/open',
    access: confirms,
    summary: 'Opens the quotes before the deadline, once all have answered',
    data: Nothing,
  }),
  round: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/round',
    access: confirms,
    summary: 'Asks those who quoted once more',
    body: NewRound,
    data: Nothing,
  }),
  score: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/score',
    access: confirms,
    summary: 'Keeps weights and points',
    body: ScoreInquiry,
    data: Nothing,
  }),
  confirm: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/confirm',
    access: confirms,
    summary: 'Names the winning supplier',
    body: ConfirmInquiry,
    data: Nothing,
  }),
  order: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/order',
    access: buyer({ may: right('order:buy') }),
    summary: 'Orders what was awarded at the quoted price, once',
    body: OrderAward,
    data: Submitted,
  }),
  fail: call({
    verb: 'PUT',
    path: '/portal/inquiry/{id}/fail',
    access: confirms,
    summary: 'Ends it without an award, before the opening only where all have answered and too few quote',
    body: InquiryWhy,
    data: Nothing,
  }),
  voucher: call({
    verb: 'POST',
    path: '/portal/inquiry/{id}/voucher',
    access: confirms,
    summary: 'Hands in the papers of the deal',
    body: GiveVoucher,
    data: Nothing,
  }),
};
