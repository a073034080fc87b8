import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan } from '@mall/contract/kernel/money.ts';
import { groupMachine } from '@mall/contract/marketing/group-buy.machine.ts';
import type { GroupBuyInput } from '@mall/contract/marketing/group-buy.rules.ts';
import { sql } from 'drizzle-orm';
import { setGroupPrice } from '../../catalogue/set-group-price.ts';
import type { Tx } from '../../kernel/db.ts';
import { namesOf } from '../activity-names.ts';
import { activity } from '../marketing.table.ts';
import { requireOffer } from '../require-offer.ts';

type More = { key?: string; names?: Words; byMemberId?: Id };

/** Lays a group buy of one spec, of a store (its own goods alone) or of the mall. It begins by the clock. */
export const layGroupBuy = async (tx: Tx, storeId: Id | null, input: GroupBuyInput, { key, names, byMemberId }: More = {}): Promise<Id> => {
  const { name, enName, specId, leastBuyers, total, restriction, steps, budget } = input;
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  const prices = steps.map(({ price }) => fromYuan(price));
  const sells = { total, restriction, buyers: leastBuyers };
  await requireOffer(tx, storeId, { startsAt, endsAt, goods: [{ specId, price: prices[0] as number, total, sells }] });
  const [row] = await tx
    .insert(activity)
    .values({
      activityType: 4,
      names: names ?? namesOf(name, enName),
      startsAt,
      endsAt,
      storeId,
      budgetFen: budget === null ? null : fromYuan(budget),
      ...(key && { key }),
      ...(byMemberId && { byMemberId }),
    })
    .returning({ id: activity.id });
  const { id } = row as { id: Id };
  await tx.execute(sql`
    insert into group_buy (id, spec_id, state, least_buyers, total, restriction, price_fen)
    values (${id}, ${specId}, ${groupMachine.begin('lay')}, ${leastBuyers}, ${total}, ${restriction}, ${prices[0]})`);
  await tx.execute(sql`
    insert into group_step (group_id, buyers, price_fen)
    select ${id}, * from unnest(${sql.param(steps.map(({ buyers }) => buyers))}::int[], ${sql.param(prices)}::bigint[])`);
  await setGroupPrice(tx, { groupId: id, specId, price: fen(prices.at(-1) as number), startsAt, endsAt });
  return id;
};
