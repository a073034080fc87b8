import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { AskQuestion, InquiryWhy, QuoteDraft, QuoteFields, quoteTabs } from './inquiry.rules.ts';
import { InvitationDetail, InvitationRow, QuoteSheet } from './invitation-data.ts';

const views = seller({ may: right('seller:inquiries:view') });
const quotes = seller({ may: right('seller:inquiries:quote') });

export const InvitationFilter = z.strictObject({ tab: z.enum(quoteTabs).optional(), word: text(40).optional() });
export type InvitationFilter = z.infer<typeof InvitationFilter>;

/** Numbers are those of the inquiry; a store sees those that it was invited to. */
export const inquirySellerApi = {
  page: call({
    verb: 'GET',
    path: '/seller/inquiry/page',
    access: views,
    summary: 'Inquiries that the store was invited to, with a count for each tab',
    query: InvitationFilter.extend(paging(20, 50)),
    data: pageOf(InvitationRow).extend({ tabs: z.record(z.enum(quoteTabs), z.number().int()) }),
  }),
  export: exportCall('/seller/inquiry/export', views, 'Invitations of the store', InvitationFilter),
  detail: call({
    verb: 'GET',
    path: '/seller/inquiry/{id}',
    access: views,
    summary: 'One of them with its own quotes; the buyer is shown that it was seen',
    data: InvitationDetail,
  }),
  quote: call({
    verb: 'POST',
    path: '/seller/inquiry/quote/{id}',
    access: quotes,
    summary: 'Seals a quote, the next version of it where there is one',
    body: QuoteFields,
    data: z.strictObject({ version: z.number().int() }),
  }),
  keepDraft: call({
    verb: 'POST',
    path: '/seller/inquiry/draft/{id}',
    access: quotes,
    summary: 'Keeps what is typed of a quote, sealed for the store alone; the quote takes its place',
    body: QuoteDraft,
    data: z.strictObject({ saveDate: TimeText }),
  }),
  template: call({
    verb: 'GET',
    path: '/seller/inquiry/template/{id}',
    access: quotes,
    summary: 'The sheet to fill with prices: the lines of the inquiry',
    data: z.unknown(),
    answer: 'file',
  }),
  sheet: call({
    verb: 'POST',
    path: '/seller/inquiry/sheet/{id}',
    access: quotes,
    summary:
      'Reads prices and days from a sheet (xlsx, or text with tabs or commas) and keeps nothing; where something is wrong it names every place and gives no price',
    bodyKind: 'multipart',
    data: QuoteSheet,
  }),
  decline: call({
    verb: 'POST',
    path: '/seller/inquiry/decline/{id}',
    access: quotes,
    summary: 'Does not take part',
    body: InquiryWhy,
    data: Nothing,
  }),
  withdraw: call({
    verb: 'POST',
    path: '/seller/inquiry/withdraw/{id}',
    access: quotes,
    summary: 'Takes the quote back before the deadline',
    body: InquiryWhy,
    data: Nothing,
  }),
  ask: call({
    verb: 'POST',
    path: '/seller/inquiry/ask/{id}',
    access: quotes,
    summary: 'Asks the buyer; all who are invited see it and not who asked',
    body: AskQuestion,
    data: Nothing,
  }),
};
