import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { changeFavouriteCount } from '../catalogue/change-favourite-count.ts';
import { requireFavNum, requireGoodsType } from '../catalogue/goods.queries.ts';
import { priceNow } from '../catalogue/price-now.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** Makes a goods a favourite, with what it costs today; a second time changes nothing. The row decides whether the counter moves, so of two clicks at once one does. */
export const keepGoods = async (
  tx: Tx,
  side: BuyerSide,
  { goodsId, specId }: { goodsId: Id; specId?: Id | undefined },
): Promise<{ favNum: number }> => {
  const { rows } = await tx.execute(sql`
    insert into goods_favourite (member_id, company_id, goods_id, spec_id, kept_price_fen)
    select ${side.memberId}, ${side.companyId ?? null}::bigint, g.id, p.id, ${priceNow}
    from goods g join spec p on p.id = coalesce((select id from spec where id = ${specId ?? null}::bigint and goods_id = g.id), g.default_spec_id)
    where g.id = ${goodsId} and g.state = 'on'
    on conflict (member_id, goods_id) do nothing returning id`);
  if (rows.length > 0) return { favNum: (await changeFavouriteCount(tx, [goodsId], 1)).get(goodsId) ?? 0 };
  const { shelfFlag } = await requireGoodsType(tx, goodsId);
  if (!shelfFlag) throw refuse('goods.off_shelf');
  return requireFavNum(tx, goodsId);
};
