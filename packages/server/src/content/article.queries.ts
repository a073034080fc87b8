import type { Article, ArticleLink, Notice, NoticePageQuery } from '@mall/contract/content/content.api.ts';
import type { NoticeType } from '@mall/contract/content/help.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { and, asc, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { articleIn } from './article-words.ts';
import { type ArticleKind, article } from './content.table.ts';
import { readFooterNames } from './footer-names.ts';

export const published = sql`${article.publishedAt} <= now()`;
export const shownAt = (time: Date | null): string => (time ? formatTime(time) : '');

/** `type` is asked for by its Chinese word, whatever the language: an address holds it. */
export const listNotices = async (tx: Tx, { page, limit, type }: NoticePageQuery, language: Language): Promise<PageOf<Notice>> => {
  const where = and(eq(article.kind, 'notice'), published, type ? eq(article.category, type) : undefined);
  const [rows, [counted]] = await Promise.all([
    tx
      .select({
        id: article.id,
        type: articleIn('category', language),
        title: articleIn('title', language),
        summary: articleIn('summary', language),
        publishedAt: article.publishedAt,
      })
      .from(article)
      .where(where)
      .orderBy(desc(article.publishedAt), desc(article.id))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(article).where(where),
  ]);
  return { list: rows.map(({ publishedAt, ...notice }) => ({ ...notice, publishTime: shownAt(publishedAt) })), total: counted?.total ?? 0 };
};

/** The types in the order of their newest notice. */
export const listNoticeTypes = (tx: Tx, language: Language): Promise<NoticeType[]> =>
  tx
    .select({ type: article.category, name: sql<string>`max(${articleIn('category', language)})`, count: count() })
    .from(article)
    .where(and(eq(article.kind, 'notice'), published))
    .groupBy(article.category)
    .orderBy(desc(count()), asc(article.category));

const mostRelated = 5;
const free = eq(article.pointsPrice, 0);

/** Drafts are not found, and neither is a text that costs points: it has a way of its own. */
export const requireArticle = async (tx: Tx, id: Id, language: Language): Promise<Article> => {
  const [row] = await tx
    .select({
      ...getTableColumns(article),
      shownType: articleIn('category', language),
      shownTitle: articleIn('title', language),
      shownSummary: articleIn('summary', language),
      shownBody: articleIn('body', language),
    })
    .from(article)
    .where(and(eq(article.id, id), published, free));
  if (!row) throw refuse('kernel.not_found');
  const [related, neighbours] = await Promise.all([
    tx
      .select({ id: article.id, title: articleIn('title', language), publishedAt: article.publishedAt })
      .from(article)
      .where(and(eq(article.kind, row.kind), eq(article.category, row.category), ne(article.id, id), published, free))
      .orderBy(asc(article.sort), desc(article.publishedAt), desc(article.id))
      .limit(mostRelated),
    listNeighbours(tx, id, row.kind, language),
  ]);
  const nameOf = row.kind === 'help' ? await readFooterNames(tx, language) : (name: string) => name;
  return {
    id: row.id,
    kind: row.kind,
    type: nameOf(row.shownType),
    title: nameOf(row.shownTitle),
    summary: row.shownSummary,
    content: row.shownBody,
    publishTime: shownAt(row.publishedAt),
    views: row.views,
    related: related.map((other) => ({ id: other.id, title: nameOf(other.title), publishTime: shownAt(other.publishedAt) })),
    previous: neighbours.get('previous') ?? null,
    next: neighbours.get('next') ?? null,
  };
};

/** The newest notice, for whoever asks for none in particular. */
export const requireLatest = async (tx: Tx, language: Language): Promise<Article> => {
  const [newest] = await tx
    .select({ id: article.id })
    .from(article)
    .where(and(eq(article.kind, 'notice'), published))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(1);
  if (!newest) throw refuse('kernel.not_found');
  return requireArticle(tx, newest.id, language);
};

const Neighbour = z.strictObject({ side: z.enum(['previous', 'next']), id: z.string(), title: z.string() });
type Neighbour = z.infer<typeof Neighbour>;

/** The newer and the older one of the same kind, both by the index of the kind. */
const listNeighbours = async (tx: Tx, id: Id, kind: ArticleKind, language: Language): Promise<ReadonlyMap<string, ArticleLink>> => {
  const title = sql`coalesce(nullif(a.words -> ${language}::text ->> 'title', ''), a.title) as title`;
  const rows = await readRows(tx, Neighbour)`
    with here as (select published_at, id from article where id = ${id})
    (select 'previous' as side, a.id::text, ${title} from article a, here
     where a.kind = ${kind} and a.points_price = 0 and a.published_at <= now() and (a.published_at, a.id) > (here.published_at, here.id)
     order by a.published_at, a.id limit 1)
    union all
    (select 'next', a.id::text, ${title} from article a, here
     where a.kind = ${kind} and a.points_price = 0 and (a.published_at, a.id) < (here.published_at, here.id)
     order by a.published_at desc, a.id desc limit 1)`;
  return new Map(rows.map((row) => [row.side, { id: row.id, title: row.title }]));
};
