import * as z from 'zod';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** `page` and `limit` of a list. Deep pages are bounded because nobody reads page 10,000 and a scan would. */
export const paging = (limit: number, most = 100) => ({
  page: whole(1, 10_000).default(1),
  limit: whole(1, most).default(limit),
});

export const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ list: z.array(item), total: z.number().int() });

export type PageOf<T> = { list: T[]; total: number };
