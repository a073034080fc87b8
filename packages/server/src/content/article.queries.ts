import type { Article, Notice, NoticePageQuery } from '@mall/contract/content/content.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatTime } from '@mall/contract/kernel/format.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { article } from './content.table.ts';

const published = sql`${article.publishedAt} <= now()`;
const shownAt = (time: Date | null): string => (time ? formatTime(time) : '');

export const listNotices = async (tx: Tx, { page, limit, type }: NoticePageQuery): Promise<PageOf<Notice>> => {
  const where = and(eq(article.kind, 'notice'), published, type ? eq(article.category, type) : undefined);
  const [rows, [counted]] = await Promise.all([
    tx
      .select({ id: article.id, type: article.category, title: article.title, summary: article.summary, publishedAt: article.publishedAt })
      .from(article)
      .where(where)
      .orderBy(desc(article.publishedAt), desc(article.id))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(article).where(where),
  ]);
  return { list: rows.map(({ publishedAt, ...notice }) => ({ ...notice, publishTime: shownAt(publishedAt) })), total: counted?.total ?? 0 };
};

const mostRelated = 5;

/** Drafts are not found, and neither is a text that costs points: it has a way of its own. */
export const requireArticle = async (tx: Tx, id: Id): Promise<Article> => {
  const [row] = await tx
    .select()
    .from(article)
    .where(and(eq(article.id, id), published, eq(article.pointsPrice, 0)));
  if (!row) throw refuse('kernel.not_found');
  const related = await tx
    .select({ id: article.id, title: article.title, publishedAt: article.publishedAt })
    .from(article)
    .where(and(eq(article.kind, row.kind), eq(article.category, row.category), ne(article.id, id), published, eq(article.pointsPrice, 0)))
    .orderBy(asc(article.sort), desc(article.publishedAt), desc(article.id))
    .limit(mostRelated);
  return {
    id: row.id,
    kind: row.kind,
    type: row.category,
    title: row.title,
    summary: row.summary,
    content: row.body,
    publishTime: shownAt(row.publishedAt),
    related: related.map((other) => ({ id: other.id, title: other.title, publishTime: shownAt(other.publishedAt) })),
  };
};
