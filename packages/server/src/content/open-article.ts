import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { articlePurchase } from './content.table.ts';

/** Opens a charged article to a member. False when it was open already; of two at once the second waits for the first and learns that. */
export const openArticle = async (tx: Tx, memberId: Id, articleId: Id, points: number): Promise<boolean> => {
  const opened = await tx
    .insert(articlePurchase)
    .values({ memberId, articleId, points })
    .onConflictDoNothing()
    .returning({ articleId: articlePurchase.articleId });
  return opened.length > 0;
};
