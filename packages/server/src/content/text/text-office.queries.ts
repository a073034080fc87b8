import { languagesOf, TextContent } from '@mall/contract/content/text.rules.ts';
import { type TextCase, type TextQuery, TextRow, TextVersion } from '@mall/contract/content/text-operations.api.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';
import { article } from '../content.table.ts';
import { agreedTo } from './lay-live-text.ts';
import { contentOf } from './text-content.ts';

const kept = sql`exists (select from article_version v where v.article_id = a.id)`;
const state = sql`case when a.published_at <= now() then 'live' when a.published_at is not null or d.due_at is not null then 'waiting' when ${kept} then 'off' else 'draft' end`;

/** Languages that say nothing, or what an earlier Chinese text said. */
const lacks = (languages: readonly string[]): SQL =>
  languages.length === 0
    ? sql`'{}'::text[]`
    : sql`array(select l from unnest(${sql.param([...languages])}::text[]) with ordinality as t(l, place)
        where coalesce(coalesce(d.content -> 'words', a.words) -> l ->> 'title', '') = '' or coalesce(coalesce(d.content -> 'words', a.words) -> l ->> 'body', '') = ''
          or case when d.article_id is null then l = any (a.behind) else d.content -> 'behind' ? l end order by place)`;

const columnsOf = (languages: readonly string[]) => sql`
  a.id::text, a.kind, coalesce(a.key, '') as key, coalesce(d.content ->> 'category', a.category) as category, coalesce(d.content ->> 'title', a.title) as title, ${state} as state,
  d.article_id is not null as edited, coalesce((select max(version) from article_version v where v.article_id = a.id), case when a.published_at is null then 0 else 1 end)::int as version,
  coalesce((d.content ->> 'pointsPrice')::int, a.points_price) as "pointsPrice", a.views, coalesce((d.content ->> 'sort')::int, a.sort) as sort,
  ${timeText(sql`a.published_at`)} as "publishDate", ${timeText(sql`d.due_at`)} as "dueDate", to_json(${lacks(languages)}) as lacks`;

const from = sql`from article a left join article_draft d on d.article_id = a.id`;

const whereOf = ({ kind, state: wanted, lacking, word }: TextQuery): SQL => {
  const narrow = [
    sql`a.kind = ${kind}`,
    ...(wanted ? [sql`${state} = ${wanted}`] : []),
    ...(lacking ? [sql`cardinality(${lacks(languagesOf(kind))}) > 0`] : []),
    ...(word ? [sql`(coalesce(d.content ->> 'title', a.title) ilike ${likePattern(word)} or a.category ilike ${likePattern(word)})`] : []),
  ];
  return sql.join(narrow, sql` and `);
};

/** Help in its order; of the rest what is newest, what is not published yet before it. */
export const listTexts = async (tx: Tx, query: TextQuery): Promise<PageOf<TextRow>> => {
  const order = query.kind === 'help' ? sql`a.sort, a.id` : sql`a.published_at desc nulls first, a.id desc`;
  const list = await readRows(tx, TextRow)`
    select ${columnsOf(languagesOf(query.kind))} ${from} where ${whereOf(query)} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${from} where ${whereOf(query)}`;
  return { list, total: counted?.total ?? 0 };
};

const Draft = z.strictObject({ content: TextContent, revision: z.int(), savedBy: z.string(), savedDate: TimeText });

/** How many have agreed to the version of an agreement that holds. */
const countAgreed = async (tx: Tx, key: string | null, version: number): Promise<number | null> => {
  const kind = agreedTo[key ?? ''];
  if (!kind) return null;
  const [row] = await readRows(
    tx,
    TotalRow,
  )`select count(*)::int as total from agreement_consent where kind = ${kind} and version = ${version}::int`;
  return row?.total ?? 0;
};

export const requireText = async (tx: Tx, id: Id): Promise<TextCase> => {
  const [row] = await tx.select().from(article).where(eq(article.id, id));
  if (!row) throw refuse('kernel.not_found');
  const [about] = await readRows(tx, TextRow)`select ${columnsOf(languagesOf(row.kind))} ${from} where a.id = ${id}`;
  const [draft] = await readRows(tx, Draft)`
    select d.content, d.revision, m.member_name as "savedBy", ${timeText(sql`d.saved_at`)} as "savedDate"
    from article_draft d join member m on m.id = d.saved_by where d.article_id = ${id}`;
  // What was read before anybody kept versions is the first; it is written when the second comes.
  const versions = await readRows(tx, TextVersion)`
    select v.version, coalesce(m.member_name, '') as "madeBy", ${timeText(sql`v.made_at`)} as "madeDate", v.asks_again as "asksAgain"
    from article_version v left join member m on m.id = v.made_by where v.article_id = ${id}
    union all
    select 1, '', ${timeText(sql`a.published_at`)}, false from article a where a.id = ${id} and a.published_at is not null and not ${kept}
    order by version desc limit 50`;
  if (!about) throw refuse('kernel.not_found');
  return {
    ...about,
    content: draft?.content ?? contentOf(row),
    live: about.state === 'live' ? contentOf(row) : null,
    revision: draft?.revision ?? 0,
    savedBy: draft?.savedBy ?? '',
    savedDate: draft?.savedDate ?? null,
    versions,
    agreed: await countAgreed(tx, row.key, about.version),
  };
};

const Version = z.strictObject({ content: TextContent });

export const requireTextVersion = async (tx: Tx, id: Id, version: number): Promise<TextContent> => {
  const [row] = await readRows(tx, Version)`select content from article_version where article_id = ${id} and version = ${version}::int`;
  if (row) return row.content;
  const [first] = await tx
    .select()
    .from(article)
    .where(
      sql`${article.id} = ${id} and published_at is not null and not exists (select from article_version v where v.article_id = ${id})`,
    );
  if (!first || version !== 1) throw refuse('kernel.not_found');
  return contentOf(first);
};
