import type { NewCartLine } from '@mall/contract/cart/cart.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { CartSide } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { findLineFault, limitsOf } from '../order/find-line-fault.ts';
import { byKeys, type CartKeys, cartKeys } from './cart-keys.ts';
import { readBasket } from './read-basket.ts';

// A cart is read whole; past this it is a list somebody forgot. Who has not signed in gets less: nobody knows whose it is.
const mostLines = { buyer: 500, guest: 100 };

type Fit = { specId: Id; wants: number; most: number; unit: string };
export type Added = { count: number; added: Map<Id, Id>; refused: Map<Id, Refusal> };

/** Puts lines into the cart: each all or not at all, and for each that cannot be added the reason. */
export const addToCart = async (tx: Tx, side: CartSide, lines: readonly NewCartLine[]): Promise<Added> => {
  const wanted = sumBySpec(lines);
  const keys = cartKeys(side);
  if (!keys) throw refuse('cart.no_basket');
  const { specs, lines: held } = await readBasket(tx, keys, [...wanted.keys()]);

  const refused = new Map<Id, Refusal>();
  const fit: Fit[] = [];
  for (const [specId, wants] of wanted) {
    const spec = specs.get(specId);
    const full = spec?.held === null && held + fit.length >= mostLines[side.kind];
    const refusal = findLineFault(spec, (spec?.held ?? 0) + wants) ?? (full ? refuse('cart.full') : undefined);
    if (refusal) refused.set(specId, refusal);
    else if (spec) fit.push({ specId, wants, most: limitsOf(spec).most, unit: spec.unit });
  }
  if (fit.length === 0) return { count: held, added: new Map(), refused };
  const put = await putLines(tx, keys, fit);
  const added = new Map(put.map((row) => [row.spec_id, row.id]));
  // Another click may have filled the line since it was read; the statement itself decides.
  for (const { specId, most, unit } of fit) if (!added.has(specId)) refused.set(specId, refuse('cart.above_most', { most, unit }));
  return { count: (put[0]?.lines ?? held) + put.filter(({ fresh }) => fresh).length, added, refused };
};

const sumBySpec = (lines: readonly NewCartLine[]): Map<Id, number> => {
  const wanted = new Map<Id, number>();
  for (const { specId, num } of lines) wanted.set(specId, (wanted.get(specId) ?? 0) + num);
  return wanted;
};

type PutValues = CartKeys & { specIds: readonly Id[]; nums: readonly number[]; mosts: readonly number[] };
/** `lines`: how many lay in the cart before; `fresh`: this one did not. */
const Put = z.strictObject({ spec_id: Id, id: Id, lines: z.number(), fresh: z.boolean() });
type Put = z.infer<typeof Put>;

// In the order of specs, so that two baskets of one owner cannot wait for each other.
const putStatement = (name: string, target: SQL) =>
  statement<PutValues, Put>(
    name,
    Put,
    sql`
    with fresh as (
      select * from unnest(${sqlList(sql.placeholder('specIds'))}, ${sqlList(sql.placeholder('nums'), 'int')}, ${sqlList(sql.placeholder('mosts'), 'int')})
        as line (spec_id, num, most))
    insert into cart_line (member_id, guest_key, spec_id, num)
    select ${sql.placeholder('memberId')}::bigint, ${sql.placeholder('guestKey')}::text, spec_id, num from fresh order by spec_id
    on conflict ${target} do update set num = cart_line.num + excluded.num, selected = true, updated_at = now()
      where cart_line.num + excluded.num <= (select most from fresh where fresh.spec_id = excluded.spec_id)
    returning spec_id::text, id::text, xmax = 0 as fresh, (select count(*)::int from cart_line c where ${byKeys}) as lines`,
  );
const putMember = putStatement('cart_put', sql`(member_id, spec_id) where member_id is not null`);
const putGuest = putStatement('cart_put_guest', sql`(guest_key, spec_id) where guest_key is not null`);

const putLines = (tx: Tx, keys: CartKeys, lines: readonly Fit[]): Promise<Put[]> =>
  (keys.memberId === null ? putGuest : putMember)(tx, {
    ...keys,
    specIds: lines.map(({ specId }) => specId),
    nums: lines.map(({ wants }) => wants),
    mosts: lines.map(({ most }) => most),
  });
