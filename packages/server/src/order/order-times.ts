import type { Config } from '../kernel/config.ts';

/** What placing an order hangs on besides the goods: how long it waits for its money, and how many unpaid ones of a spec a member may have. */
export type PlacingRules = Pick<Config, 'PAY_HOURS' | 'PAY_ACTIVITY_MINUTES' | 'UNPAID_HOLDS_PER_SPEC'>;

export const usualRules: PlacingRules = { PAY_HOURS: 24, PAY_ACTIVITY_MINUTES: 30, UNPAID_HOLDS_PER_SPEC: 5 };

/** How long an order waits for what; settings of the mall. */
export type OrderTimes = Pick<Config, 'PAY_DUE_DAYS' | 'RECEIVE_DAYS' | 'AFTER_SALE_DAYS'>;

export const usualTimes: OrderTimes = { PAY_DUE_DAYS: 30, RECEIVE_DAYS: 15, AFTER_SALE_DAYS: 15 };
