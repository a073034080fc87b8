import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  type PaperCase,
  PaperRow,
  type PapersQuery,
  paperApi,
  paperOperationsApi,
  type StorePaper,
} from '@mall/contract/store/paper.api.ts';
import { type PaperFilter, paperWarnings } from '@mall/contract/store/paper.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type MallSide, type StoreSide, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { today } from './lock-paper.ts';
import { paperVersions } from './paper-versions.ts';

const left = sql`(q.valid_until - ${today})`;
const isOver = sql`(q.lapsed_at is not null or coalesce(${left} < 0, false))`;
const isEnding = sql`(not ${isOver} and coalesce(${left} <= ${paperWarnings[0]}::int, false))`;
const waiting = sql`exists (select from store_paper_version v where v.paper_id = q.id and v.decision is null)`;

const columns = sql`q.id::text, q.name, q.kind, q.number, coalesce(q.valid_until::text, '') as "validUntil",
  case when ${isOver} then 'expired' when ${isEnding} then 'ending' else 'valid' end as standing, ${left} as "daysLeft", ${waiting} as waiting, n.goods, n.lapsed`;
const counted = sql`cross join lateral (
  select count(*) filter (where p.state = 'on')::int as goods, count(*) filter (where p.state = 'lapsed' and p.lapsed_at is not null)::int as lapsed
  from goods_paper p where p.paper_id = q.id and p.state in ('on', 'lapsed')) n`;
const more = sql`q.files, to_json(array(
  select c.names ->> 'zh' from store_class_term t join goods_class c on c.id = t.class_id
  where q.kind = any (t.needs) and exists (select from goods g where g.store_id = q.store_id and g.second_gc_id = t.class_id and g.state <> 'draft') order by c.sort, c.id)) as classes`;

const Own = paperApi.list.data.shape.list.element.omit({ latest: true });
const Version = paperOperationsApi.detail.data.shape.latest.unwrap();
const versionsMost = 10;
const versionsOf = (tx: Tx, id: Id, most: number) => paperVersions.listLatest(tx, id, Version, (fields) => fields, most);

/** Papers of the own store, what ends first on top. */
export const listOwnPapers = async (tx: Tx, side: StoreSide): Promise<PageOf<StorePaper>> => {
  const rows = await readRows(tx, Own)`
    select ${columns}, ${more} from store_qualification q ${counted} where ${within(side, 'q')} order by q.valid_until nulls last, q.sort, q.id`;
  const papers: StorePaper[] = [];
  for (const row of rows) papers.push({ ...row, latest: (await versionsOf(tx, row.id, 1))[0] ?? null });
  return { list: papers, total: papers.length };
};

const inState: Readonly<Record<NonNullable<PaperFilter['state']>, SQL>> = {
  waiting,
  expired: isOver,
  ending: isEnding,
  valid: sql`not ${isOver} and not ${isEnding}`,
};
const states = Object.keys(inState) as (keyof typeof inState)[];

const from = sql`from store_qualification q join store s on s.id = q.store_id and s.state <> 'closed'`;
const narrowed = ({ kind, word }: PaperFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(kind ? [sql`q.kind = ${kind}`] : []),
      ...(word
        ? [sql`(s.name like ${likePattern(word)} or s.company_name like ${likePattern(word)} or q.name like ${likePattern(word)})`]
        : []),
    ],
    sql` and `,
  );

const since = sql`(select v.submitted_at from store_paper_version v where v.paper_id = q.id and v.decision is null)`;
const officeColumns = sql`${columns}, s.id::text as "storeId", s.name as "storeName", s.company_name as "companyName", ${timeText(since)} as "submitDate"`;

/** Papers of open stores by their end; those that wait for the mall by how long they do. The page is cut before goods are counted. */
export const papersOf = (filter: PaperFilter, window: SQL = sql``): SQL => {
  const order = filter.state === 'waiting' ? sql`${since}, q.id` : sql`q.valid_until nulls last, q.id`;
  return sql`
    select ${officeColumns} from (select q.* ${from} where ${narrowed(filter)} ${filter.state ? sql`and ${inState[filter.state]}` : sql``} order by ${order} ${window}) q
    join store s on s.id = q.store_id ${counted} order by ${order}`;
};

const Counts = z.strictObject({ all: z.int(), waiting: z.int(), expired: z.int(), ending: z.int(), valid: z.int() });

export const listPapers = async (tx: Tx, query: PapersQuery) => {
  const list = await readRows(tx, PaperRow)`${papersOf(query, sql`limit ${query.limit} offset ${(query.page - 1) * query.limit}`)}`;
  const each = states.map((state) => sql`count(*) filter (where ${inState[state]})::int as ${sql.identifier(state)}`);
  const [row] = await readRows(tx, Counts)`select count(*)::int as "all", ${sql.join(each, sql`, `)} ${from} where ${narrowed(query)}`;
  const { all, ...counts } = row as z.infer<typeof Counts>;
  return { list, total: query.state ? counts[query.state] : all, counts };
};

const Case = PaperRow.extend({ files: Own.shape.files, classes: Own.shape.classes, submitDate: TimeText.nullable() });

/** One of them, with everything that was handed in for it. */
export const requirePaper = async (tx: Tx, side: MallSide, id: Id): Promise<PaperCase> => {
  const [row] = await readRows(tx, Case)`select ${officeColumns}, ${more} ${from} ${counted} where q.id = ${id} and ${within(side, 'q')}`;
  if (!row) throw refuse('kernel.not_found');
  const versions = await versionsOf(tx, id, versionsMost);
  return { ...row, latest: versions[0] ?? null, versions };
};
