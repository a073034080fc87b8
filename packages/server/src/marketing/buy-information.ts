import type { Id } from '@mall/contract/kernel/fields.ts';
import type { BuyInformation } from '@mall/contract/marketing/information.api.ts';
import { requireChargePrice } from '../content/charge.queries.ts';
import { openArticle } from '../content/open-article.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { countPoints } from './point.queries.ts';
import { spendPoints } from './spend-points.ts';

/** Opens a charged article with points, all or nothing. Asked again, or twice at once, it costs once. */
export const buyInformation = async (tx: Tx, side: BuyerSide, id: Id, input: BuyInformation): Promise<{ pointsLeft: number }> => {
  const { title, pointsPrice } = await requireChargePrice(tx, id);
  const opened = await openArticle(tx, side.memberId, id, pointsPrice);
  if (opened && pointsPrice !== input.pointsPrice) throw refuse('content.price_changed', { points: pointsPrice });
  if (!opened || pointsPrice === 0) return { pointsLeft: (await countPoints(tx, side)).total };
  const ref = `article:${id}:member:${side.memberId}`;
  return { pointsLeft: await spendPoints(tx, side.memberId, pointsPrice, ref, { remark: title }) };
};
