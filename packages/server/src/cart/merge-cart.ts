import type { CartCount } from '@mall/contract/cart/cart.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { limitsOf } from '../order/find-line-fault.ts';
import { readShelf, type ShelfSpec } from '../order/read-shelf.ts';
import { countCart } from './cart.queries.ts';

const Taken = z.strictObject({ spec_id: Id, num: z.number(), selected: z.boolean() });
type Taken = z.infer<typeof Taken>;

/**
 * Moves the lines of a guest's cart into the member's; quantities add up to what a line may hold for him, activity and his own purchases
 * included. Taking the lines and putting them are one transaction, so a second merge, at the same moment or later, finds none and adds nothing.
 */
export const mergeCart = async (tx: Tx, side: BuyerSide, guestKey: string | undefined): Promise<CartCount> => {
  const taken = guestKey === undefined ? [] : await takeGuestLines(tx, guestKey);
  if (taken.length > 0) {
    const { specs } = await readShelf(
      tx,
      side.memberId,
      taken.map((line) => line.spec_id),
      undefined,
    );
    await addLines(tx, side, taken, specs);
  }
  return countCart(tx, side);
};

// Locked and written in the order of specs, so that two merges cannot wait for each other.
const takeGuestLines = async (tx: Tx, guestKey: string): Promise<Taken[]> => {
  const rows = await readRows(tx, Taken)`
    with taken as (
      delete from cart_line where id in (select id from cart_line where guest_key = ${guestKey} order by spec_id for update)
      returning spec_id, num, selected)
    select spec_id::text, num, selected from taken order by taken.spec_id`;
  return rows;
};

// A line that can no longer be bought stays with one piece, so that the cart can say so.
const addLines = (tx: Tx, side: BuyerSide, lines: readonly Taken[], specs: ReadonlyMap<Id, ShelfSpec>) => {
  const column = (read: (line: Taken) => unknown) => sql.param(lines.map(read));
  const mostOf = (specId: Id) => {
    const spec = specs.get(specId);
    return Math.max(1, spec ? limitsOf(spec).most : 0);
  };
  return tx.execute(sql`
    with moved as (
      select * from unnest(${column((line) => line.spec_id)}::bigint[], ${column((line) => line.num)}::int[], ${column((line) => line.selected)}::boolean[], ${column((line) => mostOf(line.spec_id))}::int[])
        as line (spec_id, num, selected, most))
    insert into cart_line (member_id, spec_id, num, selected)
    select ${side.memberId}, spec_id, least(num, most), selected from moved order by spec_id
    on conflict (member_id, spec_id) where member_id is not null do update set
      num = least(cart_line.num + excluded.num, (select most from moved where moved.spec_id = excluded.spec_id)),
      selected = cart_line.selected or excluded.selected,
      updated_at = now()`);
};
