import type { NewCartLine } from '@mall/contract/cart/cart.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { runNamed } from '../kernel/prepared.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findLineFault, limitsOf } from '../order/find-line-fault.ts';
import { readShelf, type ShelfSpec } from '../order/read-shelf.ts';
import { countCart } from './cart.queries.ts';

// A cart is read whole; past this it is a list somebody forgot.
const mostLines = 500;

type Fit = { specId: Id; wants: number; most: number; unit: string };
export type Added = { count: number; added: Map<Id, Id>; refused: Map<Id, Refusal> };

/** Puts lines into the cart: each all or not at all, and for each that cannot be added the reason. */
export const addToCart = async (tx: Tx, actor: Actor, guestKey: string | undefined, lines: readonly NewCartLine[]): Promise<Added> => {
  const wanted = sumBySpec(lines);
  if (actor.kind === 'guest' && guestKey === undefined) throw refuse('cart.no_basket');
  const owner = actor.kind === 'member' ? { memberId: actor.memberId, guestKey: null } : { memberId: null, guestKey: guestKey as string };
  const { specs } = await readShelf(tx, owner.memberId ?? undefined, [...wanted.keys()], undefined);
  const held = await readHeld(tx, owner, [...wanted.keys()]);

  const refused = new Map<Id, Refusal>();
  const fit: Fit[] = [];
  for (const [specId, wants] of wanted) {
    const spec = specs.get(specId);
    const has = held.nums.get(specId);
    const full = has === undefined && held.lines + fit.length >= mostLines;
    const refusal = findLineFault(spec, (has ?? 0) + wants) ?? (full ? refuse('cart.full') : undefined);
    if (refusal) refused.set(specId, refusal);
    else fit.push({ specId, wants, most: limitsOf(spec as ShelfSpec).most, unit: (spec as ShelfSpec).unit });
  }
  const added = await putLines(tx, owner, fit);
  // Another click may have filled the line since it was read; the statement itself decides.
  for (const { specId, most, unit } of fit) if (!added.has(specId)) refused.set(specId, refuse('cart.above_most', { most, unit }));
  return { ...(await countCart(tx, actor, guestKey)), added, refused };
};

const sumBySpec = (lines: readonly NewCartLine[]): Map<Id, number> => {
  const wanted = new Map<Id, number>();
  for (const { specId, num } of lines) wanted.set(specId, (wanted.get(specId) ?? 0) + num);
  return wanted;
};

type Owner = { memberId: Id | null; guestKey: string | null };

const readHeld = async (tx: Tx, { memberId, guestKey }: Owner, specIds: readonly Id[]) => {
  const [row] = await runNamed<{ lines: number; held: Record<Id, number> | null }>(
    tx,
    'cart_held',
    sql`
    select count(*)::int as lines, json_object_agg(spec_id, num) filter (where spec_id = any (${sql.param([...specIds])}::bigint[])) as held
    from cart_line where member_id = ${memberId} or guest_key = ${guestKey}`,
  );
  return { lines: row?.lines ?? 0, nums: new Map(Object.entries(row?.held ?? {})) };
};

// In the order of specs, so that two baskets of one owner cannot wait for each other.
const putLines = async (tx: Tx, { memberId, guestKey }: Owner, lines: readonly Fit[]): Promise<Map<Id, Id>> => {
  if (lines.length === 0) return new Map();
  const target =
    memberId === null ? sql`(guest_key, spec_id) where guest_key is not null` : sql`(member_id, spec_id) where member_id is not null`;
  const column = (read: (line: Fit) => unknown) => sql.param(lines.map(read));
  const rows = await runNamed<{ spec_id: Id; id: Id }>(
    tx,
    memberId === null ? 'cart_put_guest' : 'cart_put',
    sql`
    with fresh as (
      select * from unnest(${column((line) => line.specId)}::bigint[], ${column((line) => line.wants)}::int[], ${column((line) => line.most)}::int[]) as line (spec_id, num, most))
    insert into cart_line (member_id, guest_key, spec_id, num)
    select ${memberId}::bigint, ${guestKey}::text, spec_id, num from fresh order by spec_id
    on conflict ${target} do update set num = cart_line.num + excluded.num, selected = true, updated_at = now()
      where cart_line.num + excluded.num <= (select most from fresh where fresh.spec_id = excluded.spec_id)
    returning spec_id::text, id::text`,
  );
  return new Map(rows.map((row) => [row.spec_id, row.id]));
};
