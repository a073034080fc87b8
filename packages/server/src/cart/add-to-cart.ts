import type { NewCartLine } from '@mall/contract/cart/cart.api.ts';
import { cartLineMax } from '@mall/contract/cart/cart.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { countCart } from './cart.queries.ts';

// A cart is read whole; past this it is a list somebody forgot.
const mostLines = 500;

type Shelf = { spec_id: Id; num: number; moq: number; unit: string; storage: number; lines: number };
export type Added = { count: number; added: Map<Id, Id>; refused: Map<Id, Refusal> };

/** Puts lines into the cart: each all or not at all, and for each that cannot be added the reason. */
export const addToCart = async (tx: Tx, actor: Actor, guestKey: string | undefined, lines: readonly NewCartLine[]): Promise<Added> => {
  const wanted = sumBySpec(lines);
  if (actor.kind === 'guest' && guestKey === undefined) throw refuse('cart.no_basket');
  const owner = actor.kind === 'member' ? { memberId: actor.memberId, guestKey: null } : { memberId: null, guestKey: guestKey as string };
  const shelves = await readShelves(tx, owner, [...wanted.keys()]);

  const refused = new Map<Id, Refusal>();
  const fit: (Shelf & { most: number; wants: number })[] = [];
  for (const [specId, wants] of wanted) {
    const shelf = shelves.get(specId);
    const most = shelf ? cartLineMax({ specStorage: shelf.storage }) : 0;
    const refusal = faultOf(shelf, wants, most);
    if (refusal) refused.set(specId, refusal);
    else fit.push({ ...(shelf as Shelf), most, wants });
  }
  const added = await putLines(tx, owner, fit);
  // Another click may have filled the line since it was read; the statement itself decides.
  for (const line of fit)
    if (!added.has(line.spec_id)) refused.set(line.spec_id, refuse('cart.above_most', { most: line.most, unit: line.unit }));
  return { ...(await countCart(tx, actor, guestKey)), added, refused };
};

const sumBySpec = (lines: readonly NewCartLine[]): Map<Id, number> => {
  const wanted = new Map<Id, number>();
  for (const { specId, num } of lines) wanted.set(specId, (wanted.get(specId) ?? 0) + num);
  return wanted;
};

const faultOf = (shelf: Shelf | undefined, wants: number, most: number): Refusal | undefined => {
  if (!shelf) return refuse('cart.goods_gone');
  if (most === 0) return refuse('cart.sold_out');
  if (shelf.num === 0 && wants < shelf.moq) return refuse('cart.below_least', { least: shelf.moq, unit: shelf.unit });
  if (shelf.num + wants > most) return refuse('cart.above_most', { most, unit: shelf.unit });
  if (shelf.num === 0 && shelf.lines >= mostLines) return refuse('cart.full');
  return undefined;
};

type Owner = { memberId: Id | null; guestKey: string | null };

const readShelves = async (tx: Tx, { memberId, guestKey }: Owner, specIds: readonly Id[]): Promise<Map<Id, Shelf>> => {
  const { rows } = await tx.execute<Shelf>(sql`
    select s.id::text as spec_id, coalesce(c.num, 0) as num, g.moq, g.unit, coalesce(k.on_hand - k.reserved, 0)::int as storage,
      (select count(*)::int from cart_line where member_id = ${memberId} or guest_key = ${guestKey}) as lines
    from spec s
    join goods g on g.id = s.goods_id and g.state = 'on'
    join store t on t.id = g.store_id and t.state = 'open'
    left join spec_stock k on k.spec_id = s.id
    left join cart_line c on c.spec_id = s.id and (c.member_id = ${memberId} or c.guest_key = ${guestKey})
    where s.id = any(${sql.param(specIds)}::bigint[]) and s.state = 'on'`);
  return new Map(rows.map((row) => [row.spec_id, row]));
};

// In the order of specs, so that two baskets of one owner cannot wait for each other.
const putLines = async (
  tx: Tx,
  { memberId, guestKey }: Owner,
  lines: readonly (Shelf & { most: number; wants: number })[],
): Promise<Map<Id, Id>> => {
  if (lines.length === 0) return new Map();
  const target =
    memberId === null ? sql`(guest_key, spec_id) where guest_key is not null` : sql`(member_id, spec_id) where member_id is not null`;
  const column = (read: (line: (typeof lines)[number]) => unknown) => sql.param(lines.map(read));
  const { rows } = await tx.execute<{ spec_id: Id; id: Id }>(sql`
    with fresh as (
      select * from unnest(${column((line) => line.spec_id)}::bigint[], ${column((line) => line.wants)}::int[], ${column((line) => line.most)}::int[]) as line (spec_id, num, most))
    insert into cart_line (member_id, guest_key, spec_id, num)
    select ${memberId}::bigint, ${guestKey}::text, spec_id, num from fresh order by spec_id
    on conflict ${target} do update set num = cart_line.num + excluded.num, selected = true, updated_at = now()
      where cart_line.num + excluded.num <= (select most from fresh where fresh.spec_id = excluded.spec_id)
    returning spec_id::text, id::text`);
  return new Map(rows.map((row) => [row.spec_id, row.id]));
};
