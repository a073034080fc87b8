import { requestTabs } from '@mall/contract/approval/approval.rules.ts';
import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { requestStates } from '@mall/contract/approval/request.machine.ts';
import { id, oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { readMoney } from '@mall/ui/money/money.rules.ts';

export const requestsAPage = 10;
export const requestOrders = ['due', 'since', 'amount'] as const;

/** The place in the list of requests, and the one that is open beside it. Who decides nothing begins with what he asked for himself. */
const fieldsFrom = (first: (typeof requestTabs)[number]) => ({
  tab: oneOf(requestTabs, first),
  word: typed(50),
  kind: oneOf(bizTypes),
  state: oneOf(requestStates),
  min: typed(20),
  max: typed(20),
  order: oneOf(requestOrders, 'due'),
  id,
});
export const requestsFields = { decider: fieldsFrom('todo'), requester: fieldsFrom('mine') };
export type RequestsFields = typeof requestsFields.decider;
type RequestsPlace = PlaceOf<RequestsFields>;

const amountOf = (text: string): string | undefined => {
  const { fen, fault } = readMoney(text);
  return fen === null || fault !== null || fen < 0 ? undefined : (fen / 100).toFixed(2);
};

/** Which amount cannot be read. */
export const faultsIn = ({ min, max }: Pick<RequestsPlace, 'min' | 'max'>): ('min' | 'max')[] =>
  (['min', 'max'] as const).filter((end) => ({ min, max })[end] !== '' && amountOf({ min, max }[end]) === undefined);

export const queryOf = ({ tab, word, kind, state, min, max, order, page }: RequestsPlace) => ({
  tab,
  order,
  page,
  limit: requestsAPage,
  ...(word && { word }),
  ...(kind && { bizType: kind }),
  ...(state && tab !== 'todo' && { state }),
  ...(amountOf(min) !== undefined && { minAmount: amountOf(min) as string }),
  ...(amountOf(max) !== undefined && { maxAmount: amountOf(max) as string }),
});
