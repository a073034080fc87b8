import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { FigureSpan, figureSpan, isFigureSpan } from './figures.rules.ts';
import { ClassFigures, DayFigures, Share, Sums } from './seller-figures.api.ts';

const Count = z.number().int();

export const MallDay = DayFigures.extend({ payers: Count, members: Count });
export type MallDay = z.infer<typeof MallDay>;

/** `payers`: members with an order that was sold, each once; `members`: who registered. */
const MallSums = Sums.extend({ payers: Count, members: Count });
export type MallSums = z.infer<typeof MallSums>;

const MallFigures = z.strictObject({
  at: TimeText,
  sums: MallSums,
  before: MallSums,
  today: MallSums,
  month: MallSums,
  days: z.array(MallDay),
  beforeDays: z.array(MallDay),
  classes: z.array(Share),
  stores: z.array(Share),
  funnel: z.strictObject({ seen: Count, carted: Count, placed: Count, approved: Count, paid: Count }),
});
export type MallFigures = z.infer<typeof MallFigures>;

/** Words that found nothing, by how many searched for them. */
export const MissedWord = z.strictObject({ word: z.string(), visitors: Count, days: Count, last: z.iso.date() });
export type MissedWord = z.infer<typeof MissedWord>;

export const storePaces = ['ship', 'answer', 'amount'] as const;

/** How a store works: parcels and answers to after-sales of these days, and how many of them were late. Hours are on average, null where there was nothing. */
export const StorePace = z.strictObject({
  id: Id,
  name: z.string(),
  amount: Money,
  orders: Count,
  refunded: Money,
  shipped: Count,
  shippedLate: Count,
  shipHours: Count.nullable(),
  asked: Count,
  answeredLate: Count,
  answerHours: Count.nullable(),
});
export type StorePace = z.infer<typeof StorePace>;

const MissedQuery = z.strictObject({ ...figureSpan, ...paging(10, 50) }).refine(isFigureSpan, { path: ['to'] });
export type MissedQuery = z.infer<typeof MissedQuery>;
const paceFilter = { ...figureSpan, order: z.enum(storePaces).default('ship') };
export const PaceFilter = z.strictObject(paceFilter).refine(isFigureSpan, { path: ['to'] });
export type PaceFilter = z.infer<typeof PaceFilter>;
const PaceQuery = z.strictObject({ ...paceFilter, ...paging(10, 50) }).refine(isFigureSpan, { path: ['to'] });
export type PaceQuery = z.infer<typeof PaceQuery>;

const sees = operator({ may: right('operations:figures:view') });

export const mallFiguresApi = {
  overview: call({
    verb: 'GET',
    path: '/operations/figures/overview',
    access: sees,
    summary: 'How the mall does today, this month and in these days, with as many before them',
    query: FigureSpan,
    data: MallFigures,
  }),
  missed: call({
    verb: 'GET',
    path: '/operations/figures/missed',
    access: sees,
    summary: 'Words that visitors searched for in vain, the most wanted first',
    query: MissedQuery,
    data: pageOf(MissedWord),
  }),
  stores: call({
    verb: 'GET',
    path: '/operations/figures/stores',
    access: sees,
    summary: 'How quickly stores send and answer, the slowest first',
    query: PaceQuery,
    data: pageOf(StorePace),
  }),
  classes: call({
    verb: 'GET',
    path: '/operations/figures/classes',
    access: sees,
    summary: 'The classes of all goods in these days, each of the first level before its own',
    query: FigureSpan,
    data: z.array(ClassFigures),
  }),
  exportClasses: exportCall('/operations/figures/classes/export', sees, 'The mall’s figures by class', FigureSpan),
  exportDays: exportCall('/operations/figures/days/export', sees, 'The mall’s figures by day', FigureSpan),
  exportMissed: exportCall('/operations/figures/missed/export', sees, 'Words searched for in vain', FigureSpan),
  exportStores: exportCall('/operations/figures/stores/export', sees, 'Stores with what they sold and how quickly they work', PaceFilter),
};
