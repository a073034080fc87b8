import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { requireOffered } from './require-offered.ts';

/** The price and the first spec of a goods are those of its cheapest that is offered. */
export const followSpecs = async (tx: Tx, goodsIds: readonly Id[]): Promise<void> => {
  const ids = sql`any (${sql.param(goodsIds)}::bigint[])`;
  await requireOffered(tx, goodsIds);
  await tx.execute(sql`
    update goods g set updated_at = now(), price_fen = coalesce(first.price_fen, g.price_fen), default_spec_id = coalesce(first.id, g.default_spec_id)
    from goods own left join lateral (select p.id, p.price_fen from spec p where p.goods_id = own.id and p.state = 'on' order by p.price_fen, p.sort limit 1) first on true
    where own.id = g.id and g.id = ${ids}`);
};
