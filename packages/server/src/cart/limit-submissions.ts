import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** Nobody fills in so many orders a second; a program that does keeps the others waiting. */
export const limitSubmissions = async ({ memory, config }: House, { memberId }: BuyerSide): Promise<void> => {
  if ((await memory.bump(`submit:${memberId}`, 1000)) > config.SUBMISSIONS_PER_SECOND) throw refuse('order.submitted_often');
};
