import * as z from 'zod';
import { goodsCardFields } from '../catalogue/goods-card.api.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { groupPageSize } from './group-buy.rules.ts';

const Count = z.number().int().min(0);

/** How a group buy stands: who has paid, what it costs now, and what it can come down to. */
export const GroupStanding = z.strictObject({
  groupId: Id,
  /** Who has paid. */
  buyers: Count,
  leastBuyers: Count,
  /** Of the step that is reached: what the next buyer pays. */
  groupPrice: Money,
  /** From so many buyers on, the least first. */
  steps: z.array(z.strictObject({ buyers: Count, price: Money })).min(1),
  activitySurplusStorage: Count,
  /** Pieces a member may buy; 0 is no limit. */
  restrictionQuantity: Count,
});
export type GroupStanding = z.infer<typeof GroupStanding>;

/** A goods card with the group buy of its spec. */
export const GroupGoods = z.strictObject({
  ...goodsCardFields,
  ...GroupStanding.shape,
  groupName: z.string(),
  groupState: z.enum(['new', 'running']),
  activityStartDate: TimeText,
  activityEndDate: TimeText,
  /** The clock of the mall, by which countdowns run. */
  currentDateStr: TimeText,
});
export type GroupGoods = z.infer<typeof GroupGoods>;

export const groupBuyApi = {
  goods: call({
    verb: 'GET',
    path: '/portal/activity/group/goods',
    access: anyone,
    summary: 'Group buys that run, and those that begin within three days; what ends first stands first',
    query: z.strictObject({ state: z.enum(['running', 'new']).default('running'), ...paging(groupPageSize) }),
    data: pageOf(GroupGoods),
  }),
};
