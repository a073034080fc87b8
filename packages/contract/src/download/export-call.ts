import type * as z from 'zod';
import type { Access } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { DownloadProgress } from './download.api.ts';

/** The rows of a list as a sheet, with its filters and in its order; made in the background, it lands in the download centre. */
export const exportCall = <const Path extends `/${string}`, const Who extends Access, Filter extends z.ZodType>(
  path: Path,
  access: Who,
  what: string,
  body: Filter,
) =>
  call({
    verb: 'POST',
    path,
    access,
    summary: `${what} as a sheet: every row of the filter, in the background; it lands in the download centre, and none is refused`,
    body,
    // Whoever makes the file knows how many rows leave the mall.
    ...(access.who === 'operator' && { trail: { event: 'list.exported', by: 'verb' as const } }),
    data: DownloadProgress,
  });
