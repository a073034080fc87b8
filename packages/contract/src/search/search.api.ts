import * as z from 'zod';
import { call } from '../kernel/call.ts';
import { text } from '../kernel/fields.ts';

export const tipLength = 40;
export const mostTips = 10;

export const SearchTip = z.strictObject({ word: z.string(), count: z.number().int() });
export type SearchTip = z.infer<typeof SearchTip>;

export const searchApi = {
  tips: call({
    verb: 'GET',
    path: '/portal/search/tips',
    access: 'public',
    summary: 'Words that begin as typed, in characters, pinyin or initials',
    query: z.strictObject({ keyword: text(tipLength, 1) }),
    data: z.array(SearchTip).max(mostTips),
  }),
};
