import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, text } from '../kernel/fields.ts';

export const HelpGroup = z.strictObject({
  name: z.string(),
  articles: z.array(z.strictObject({ id: Id, title: z.string() })),
});
export type HelpGroup = z.infer<typeof HelpGroup>;

export const ProblemGroup = z.strictObject({
  name: z.string(),
  /** `answer` is HTML that was cleaned when it was written. */
  problems: z.array(z.strictObject({ id: Id, question: z.string(), answer: z.string() })),
});
export type ProblemGroup = z.infer<typeof ProblemGroup>;

const HelpQuery = z.strictObject({ keyword: text(40).optional() });
type HelpQuery = z.infer<typeof HelpQuery>;

/** `type` is what a list is narrowed by, `name` what the reader calls it. */
export const NoticeType = z.strictObject({ type: z.string(), name: z.string(), count: z.number().int() });
export type NoticeType = z.infer<typeof NoticeType>;

export const helpApi = {
  tree: call({
    verb: 'GET',
    path: '/portal/help/tree',
    access: anyone,
    summary: 'Groups of the help centre with their titles; with a word, those that hold it',
    query: HelpQuery,
    data: z.array(HelpGroup),
  }),
  problems: call({
    verb: 'GET',
    path: '/portal/help/problems',
    access: anyone,
    summary: 'Frequent problems with their answers, by group',
    data: z.array(ProblemGroup),
  }),
  noticeTypes: call({
    verb: 'GET',
    path: '/portal/operation/release/types',
    access: anyone,
    summary: 'Types of the notices and how many there are of each',
    data: z.array(NoticeType),
  }),
};
