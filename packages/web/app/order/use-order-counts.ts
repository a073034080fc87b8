import type { Reach } from '@mall/contract/kernel/access.ts';
import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useSession } from '../shell/use-session.ts';
import { countsQuestion, sightQuestion } from './order.queries.ts';
import type { OrdersFilter } from './orders-place.ts';

/** How many orders wait for what, as far as the list of orders goes. The reader's own are known to the frame; those of colleagues, and of a filter, are asked for. */
export const useOrderCounts = ({
  state: _state,
  evaluate: _evaluate,
  ...filter
}: OrdersFilter = {}): { counts: OrderCounts; reach: Reach } => {
  const { counts } = useSession();
  const reach = useList(sightQuestion).data?.reach ?? 'own';
  const asked = reach !== 'own' || Object.keys(filter).length > 0;
  const answer = useAnswer(countsQuestion(filter), asked);
  return { counts: asked ? answer : counts, reach };
};
