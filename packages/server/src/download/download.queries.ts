import type { Download, DownloadPage, DownloadProgress, DownloadQuery } from '@mall/contract/download/download.api.ts';
import { downloadStates } from '@mall/contract/download/download.machine.ts';
import { failureOf, isErrorCode } from '@mall/contract/errors.ts';
import { reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { download } from './download.table.ts';
import { type Makers, makerOf } from './maker.ts';

export type DownloadRow = typeof download.$inferSelect;

/** Only who asked for it has it, however far he sees. */
export const requireOwn = async (tx: Tx, { memberId }: Pick<Member, 'memberId'>, id: Id): Promise<DownloadRow> => {
  const [row] = await tx
    .select()
    .from(download)
    .where(and(eq(download.id, id), eq(download.memberId, memberId)));
  if (!row) throw refuse('kernel.not_found');
  return row;
};

export const requireProgress = async (tx: Tx, actor: Member, id: Id): Promise<DownloadProgress> => {
  const { state, rowsTotal, rowsDone } = await requireOwn(tx, actor, id);
  return { id, state, rows: rowsTotal, done: rowsDone };
};

/** One that can be kept longer. */
export const mayExtend = (table: 'd' | 'download'): SQL =>
  sql`(${sql.raw(table)}.state = 'ready' and ${sql.raw(table)}.expires_at < date_trunc('day', now()) + interval '1 day')`;

const inTab: Readonly<Record<DownloadQuery['tab'], SQL>> = {
  all: sql`true`,
  making: sql`d.state in ('waiting', 'running')`,
  ready: sql`d.state = 'ready'`,
  failed: sql`d.state = 'failed'`,
  expired: sql`d.state = 'expired'`,
};

const narrowed = ({ kind, format, word, from, to }: DownloadQuery): SQL =>
  sql.join(
    [
      ...(kind ? [sql`d.kind = ${kind}`] : []),
      ...(format ? [sql`d.format = ${format}`] : []),
      ...(word ? [sql`d.name ilike ${likePattern(word)}`] : []),
      ...(from ? [sql`d.created_at >= ${from}::date`] : []),
      ...(to ? [sql`d.created_at < ${to}::date + 1`] : []),
      sql`true`,
    ],
    sql` and `,
  );

const Row = z.strictObject({
  id: Id,
  kind: z.string(),
  name: z.string(),
  format: z.string(),
  state: z.enum(downloadStates),
  rows: z.int(),
  done: z.int(),
  reach: z.enum(reaches),
  reason: z.string(),
  fetched: z.int(),
  createDate: z.string(),
  asker: z.string(),
  input: z.unknown(),
  size: z.number().nullable(),
  ahead: z.int(),
  expireDate: z.string().nullable(),
  endsToday: z.boolean(),
});

const Counts = z.strictObject({
  all: z.int(),
  making: z.int(),
  ready: z.int(),
  failed: z.int(),
  expired: z.int(),
  used: z.number(),
  kinds: z.array(z.string()),
});

const actionsOf = ({ state, endsToday }: z.infer<typeof Row>, isMade: boolean): Download['actions'] => {
  if (state === 'waiting' || state === 'running') return ['cancel'];
  if (state === 'ready') return ['fetch', ...(endsToday ? (['extend'] as const) : []), 'remove'];
  return [...(isMade ? (['again'] as const) : []), 'remove'];
};

const shownOf = (row: z.infer<typeof Row>, makers: Makers, language: Language): Download => {
  const { size, ahead, reason, expireDate, input, ...rest } = row;
  const maker = makerOf(makers, row.kind);
  return {
    ...rest,
    source: maker?.source[language] ?? '',
    sourceUrl: maker?.sourceUrl ?? '',
    conditions: [...(maker?.said?.(input, language) ?? [])],
    actions: actionsOf(row, maker !== undefined),
    ...(size !== null && { size }),
    ...(row.state === 'waiting' && { ahead }),
    ...(row.state === 'failed' && { reason: failureOf(isErrorCode(reason) ? reason : 'download.failed').words[language] }),
    ...(row.state === 'ready' && expireDate !== null && { expireDate }),
  };
};

const megabyte = 1024 * 1024;

/** A member's files, with how many there are of each tab before the filter narrows them. */
export const listDownloads = async (
  tx: Tx,
  { memberId }: Member,
  query: DownloadQuery,
  { makers, language, config }: { makers: Makers; language: Language; config: Pick<Config, 'DOWNLOAD_DAYS' | 'DOWNLOAD_MEGABYTES'> },
): Promise<DownloadPage> => {
  const { tab, page, limit } = query;
  const own = sql`d.member_id = ${memberId}`;
  const rows = await readRows(tx, Row)`
    select d.id::text, d.kind, d.name, d.format, d.state, d.rows_total as rows, d.rows_done as done, d.reach, d.reason, d.fetched,
      ${timeText(sql`d.created_at`)} as "createDate", (select m.member_name from member m where m.id = d.member_id) as asker, d.input, d.bytes::float8 as size,
      case d.state when 'waiting' then (select count(*) from download o where o.state in ('waiting', 'running') and o.id < d.id) else 0 end::int as ahead,
      ${timeText(sql`d.expires_at`)} as "expireDate", ${mayExtend('d')} as "endsToday"
    from download d where ${own} and ${inTab[tab]} and ${narrowed(query)} order by d.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const count = (name: DownloadQuery['tab']) => sql`(count(*) filter (where ${inTab[name]} and ${narrowed(query)}))::int`;
  const [counted] = await readRows(tx, Counts)`
    select ${count('all')} as "all", ${count('making')} as making, ${count('ready')} as ready, ${count('failed')} as failed, ${count('expired')} as expired,
      coalesce(sum(d.bytes) filter (where d.state = 'ready'), 0)::float8 as used, coalesce(array_agg(distinct d.kind), '{}') as kinds
    from download d where ${own}`;
  const { used, kinds, ...counts } = counted as z.infer<typeof Counts>;
  return {
    list: rows.map((row) => shownOf(row, makers, language)),
    total: counts[tab],
    counts,
    sources: makers.filter(({ kind }) => kinds.includes(kind)).map(({ kind, source }) => ({ kind, name: source[language] })),
    used,
    quota: config.DOWNLOAD_MEGABYTES * megabyte,
    days: config.DOWNLOAD_DAYS,
  };
};
