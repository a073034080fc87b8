import type { ChargeInformation, ChargePageQuery, ChargeText } from '@mall/contract/content/charge.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { published, shownAt } from './article.queries.ts';
import { article, articlePurchase } from './content.table.ts';

const ofCharge = and(eq(article.kind, 'charge'), published);

/** Free, or bought by this very visitor. The text is picked by it in the statement, so a closed one never leaves the database. */
const openTo = (actor: Actor): SQL<boolean> =>
  actor.kind !== 'guest'
    ? sql<boolean>`(${article.pointsPrice} = 0 or exists (select from ${articlePurchase} where ${articlePurchase.memberId} = ${actor.memberId} and ${articlePurchase.articleId} = ${article.id}))`
    : sql<boolean>`(${article.pointsPrice} = 0)`;

const columnsFor = (actor: Actor) => ({
  id: article.id,
  type: article.category,
  title: article.title,
  summary: article.summary,
  pointsPrice: article.pointsPrice,
  publishedAt: article.publishedAt,
  views: article.views,
  open: openTo(actor),
});

export const listCharges = async (tx: Tx, actor: Actor, { page, limit }: ChargePageQuery): Promise<PageOf<ChargeInformation>> => {
  const [rows, [counted]] = await Promise.all([
    tx
      .select(columnsFor(actor))
      .from(article)
      .where(ofCharge)
      .orderBy(desc(article.publishedAt), desc(article.id))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: count() }).from(article).where(ofCharge),
  ]);
  return { list: rows.map(({ publishedAt, ...row }) => ({ ...row, publishTime: shownAt(publishedAt) })), total: counted?.total ?? 0 };
};

export const requireChargeText = async (tx: Tx, actor: Actor, id: Id): Promise<ChargeText> => {
  const [row] = await tx
    .select({ ...columnsFor(actor), content: sql<string>`case when ${openTo(actor)} then ${article.body} else '' end` })
    .from(article)
    .where(and(eq(article.id, id), ofCharge));
  if (!row) throw refuse('kernel.not_found');
  const { publishedAt, ...rest } = row;
  return { ...rest, publishTime: shownAt(publishedAt) };
};

export const requireChargePrice = async (tx: Tx, id: Id): Promise<{ title: string; pointsPrice: number }> => {
  const [row] = await tx
    .select({ title: article.title, pointsPrice: article.pointsPrice })
    .from(article)
    .where(and(eq(article.id, id), ofCharge));
  if (!row) throw refuse('kernel.not_found');
  return row;
};
