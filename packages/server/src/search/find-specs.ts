import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { findByNumber } from './find-by-number.ts';
import { planOf } from './find-with-help.ts';
import { readQuestion } from './read-question.ts';
import type { SearchEngine } from './search-engine.ts';
import { settlePlan } from './settle-plan.ts';

// As many as the call may name.
const rowsOfMatrix = 200;

/** The specs of a goods that have everything typed; none where one part of it is not to be had. */
export const findSpecs = async (tx: Tx, engine: SearchEngine, goodsId: Id, keyword: string): Promise<{ specIds: Id[] }> => {
  const plan = planOf(engine, keyword);
  const numbered = plan.items.length > 0 ? await findByNumber(tx, plan.items) : undefined;
  const own = numbered?.specs.filter((spec) => spec.goodsId === goodsId) ?? [];
  if (own.length > 0) return { specIds: own.map((spec) => spec.specId) };
  if (plan.unknown.length > 0 || plan.unmet.length > 0 || plan.slots.length === 0) return { specIds: [] };
  const asked = readQuestion(engine.book, plan, { keyword, sort: 'relevance', pageNo: 1, pageSize: 1 }, [goodsId]);
  const { found } = await settlePlan(engine, { ...asked, mostSpecs: rowsOfMatrix });
  return { specIds: found.hits[0]?.specIds ?? [] };
};
