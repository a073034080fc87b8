import type { CartCount } from '@mall/contract/cart/cart.api.ts';
import { cartLineMax } from '@mall/contract/cart/cart.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { countCart } from './cart.queries.ts';

type Taken = { spec_id: string; num: number; selected: boolean; storage: number };

/**
 * Moves the lines of a guest's cart into the member's; quantities add up to what a line may hold.
 * Taking the lines and putting them are one transaction, so a second merge, at the same moment or later, finds none and adds nothing.
 */
export const mergeCart = async (tx: Tx, actor: Member, guestKey: string | undefined): Promise<CartCount> => {
  const taken = guestKey === undefined ? [] : await takeGuestLines(tx, guestKey);
  if (taken.length > 0) await addLines(tx, actor, taken);
  return countCart(tx, actor, undefined);
};

// Locked and written in the order of specs, so that two merges cannot wait for each other.
const takeGuestLines = async (tx: Tx, guestKey: string): Promise<Taken[]> => {
  const { rows } = await tx.execute<Taken>(sql`
    with taken as (
      delete from cart_line where id in (select id from cart_line where guest_key = ${guestKey} order by spec_id for update)
      returning spec_id, num, selected)
    select taken.spec_id::text, taken.num, taken.selected, coalesce(s.on_hand - s.reserved, 0)::int as storage
    from taken left join spec_stock s on s.spec_id = taken.spec_id
    order by taken.spec_id`);
  return rows;
};

// A line that can no longer be bought stays with one piece, so that the cart can say so.
const addLines = (tx: Tx, actor: Member, lines: readonly Taken[]) => {
  const column = (read: (line: Taken) => unknown) => sql.param(lines.map(read));
  const most = column((line) => Math.max(1, cartLineMax({ specStorage: line.storage })));
  return tx.execute(sql`
    with moved as (
      select * from unnest(${column((line) => line.spec_id)}::bigint[], ${column((line) => line.num)}::int[], ${column((line) => line.selected)}::boolean[], ${most}::int[])
        as line (spec_id, num, selected, most))
    insert into cart_line (member_id, spec_id, num, selected)
    select ${actor.memberId}, spec_id, least(num, most), selected from moved order by spec_id
    on conflict (member_id, spec_id) where member_id is not null do update set
      num = least(cart_line.num + excluded.num, (select most from moved where moved.spec_id = excluded.spec_id)),
      selected = cart_line.selected or excluded.selected,
      updated_at = now()`);
};
