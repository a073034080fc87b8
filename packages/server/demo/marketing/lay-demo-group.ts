import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Tx } from '../../src/kernel/db.ts';
import { layGroupBuy } from '../../src/marketing/group/lay-group-buy.ts';
import { groupWords } from './activity-words.ts';
import { dealPrice } from './deal-price.ts';
import { type Candidate, lotsOf } from './pick-deals.ts';

export const demoGroupKey = (nth: number | string): string => `demo_group_${nth}`;

const dayMs = 86_400_000;

type Given = {
  key: string;
  /** Whose it is; null: the mall's. */
  storeId: Id | null;
  candidate: Candidate;
  total: number;
  least: number;
  steps: readonly (readonly [buyers: number, percent: number])[];
  /** Days from `now`. */
  from: number;
  until: number;
  now?: Date;
};

/** A group buy of the demo, laid as anybody's. */
export const layDemoGroup = (
  tx: Tx,
  { key, storeId, candidate, total, least, steps, from, until, now = new Date() }: Given,
): Promise<Id> => {
  const at = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  return layGroupBuy(
    tx,
    storeId,
    {
      name: groupWords.zh,
      specId: candidate.specId,
      startsAt: at(from),
      endsAt: at(until),
      budget: null,
      leastBuyers: least,
      total,
      restriction: lotsOf(candidate.moq, 4, 200),
      steps: steps.map(([buyers, percent]) => ({ buyers, price: toYuan(fen(dealPrice(candidate.priceFen, percent))) })),
    },
    { key, names: groupWords },
  );
};
