import type { ApprovalTimes } from '../approval/approval-times.ts';
import { type Config, usualSettings } from '../kernel/config.ts';

/** What placing an order hangs on besides the goods: how long it waits for its money, and how many unpaid ones of a spec a member may have. */
export type PlacingRules = Pick<Config, 'PAY_HOURS' | 'PAY_ACTIVITY_MINUTES' | 'UNPAID_HOLDS_PER_SPEC'> & ApprovalTimes;

export const usualRules: PlacingRules = usualSettings;

/** How long an order waits for what, and whom one asks about it; settings of the mall. */
export type OrderTimes = Pick<Config, 'PAY_DUE_DAYS' | 'SHIP_HOURS' | 'RECEIVE_DAYS' | 'AFTER_SALE_DAYS' | 'HOTLINE'>;
