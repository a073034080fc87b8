import * as z from 'zod';
import { Id } from './fields.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** `page` and `limit` of a list. Deep pages are bounded because nobody reads page 10,000 and a scan would. */
export const paging = (limit: number, most = 100) => ({
  page: whole(1, 10_000).default(1),
  limit: whole(1, most).default(limit),
});

/** A list that is read on by its rows, their numbers falling: from the first, or below the one that was read last. What arrives meanwhile neither repeats a row nor hides one. */
export const onward = { after: z.union([z.literal('first'), Id]).optional() };
export type Onward = { readonly after?: string | undefined };

export const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ list: z.array(item), total: z.number().int() });

export type PageOf<T> = { list: T[]; total: number };
