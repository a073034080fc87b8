import type { CartCount, CartGlance } from '@mall/contract/cart/cart.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import type { MemberHome } from '@mall/contract/member/member.api.ts';
import { count as countRows, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { goods, spec } from '../catalogue/goods.table.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { CartSide } from '../kernel/side.ts';
import { statement } from '../kernel/statement.ts';
import { requireMemberHome } from '../member/member.queries.ts';
import { cartLine } from './cart.table.ts';
import { byKeys, type CartKeys, cartKeys, cartOf } from './cart-keys.ts';

const Row = z.strictObject({ count: z.number() });
type Row = z.infer<typeof Row>;

const lines = statement<CartKeys, Row>('cart_count', Row, sql`select count(*)::int as count from cart_line c where ${byKeys}`);

export const countCart = async (tx: Tx, side: CartSide): Promise<CartCount> => {
  const keys = cartKeys(side);
  if (!keys) return { count: 0 };
  const [row] = await lines(tx, keys);
  return { count: row?.count ?? 0 };
};

/** Who is signed in, with the lines of his cart. */
export const requireMemberHomeWithCart = async (tx: Tx, actor: Member, language: Language): Promise<MemberHome> => {
  const cart = actor.kind === 'buyer' ? countCart(tx, { ...actor, reach: 'own' }) : { count: 0 };
  const [home, { count }] = await Promise.all([requireMemberHome(tx, actor, language), cart]);
  return { ...home, shoppingCart: count };
};

type Paging = { page: number; limit: number };

/** The lines at a glance, latest first; what can no longer be bought stands among them until it is taken out. */
export const listCartGlances = async (tx: Tx, side: CartSide, { page, limit }: Paging): Promise<PageOf<CartGlance>> => {
  const own = cartOf(side);
  const [rows, [counted]] = await Promise.all([
    tx
      .select({
        cartId: cartLine.id,
        specId: cartLine.specId,
        goodsId: spec.goodsId,
        specName: spec.name,
        picture: spec.picture,
        priceFen: spec.priceFen,
        // What holds now, by the database's clock.
        dealFen: sql<
          string | null
        >`(select min(p.price_fen) from activity_price p where p.spec_id = ${spec.id} and p.open and p.starts_at <= now() and p.ends_at > now())`,
        unit: sql<string>`coalesce(${spec.unit}, ${goods.unit})`,
        num: cartLine.num,
      })
      .from(cartLine)
      .innerJoin(spec, eq(spec.id, cartLine.specId))
      .innerJoin(goods, eq(goods.id, spec.goodsId))
      .where(own)
      .orderBy(desc(cartLine.updatedAt), desc(cartLine.id))
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ total: countRows() }).from(cartLine).where(own),
  ]);
  const list = rows.map(({ priceFen, dealFen, ...row }) => ({
    ...row,
    specSellPrice: toYuan(fen(priceFen)),
    ...(dealFen === null ? {} : { activityPrice: toYuan(fen(Number(dealFen))) }),
  }));
  return { list, total: counted?.total ?? 0 };
};
