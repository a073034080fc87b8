import { unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import type { ShelfSpec } from './read-shelf.ts';

/**
 * A spec as it is bought in this number. What a company agreed on holds for as many as are left of it, and not where anybody pays less; beside it there is no activity,
 * and so no limit of one.
 */
export const asAgreed = (spec: ShelfSpec, num: number): ShelfSpec => {
  const { agreed, deal, breaks, priceFen } = spec;
  if (!agreed) return spec;
  const holds = num <= agreed.left && agreed.priceFen <= unitPriceFor(fen(deal?.priceFen ?? priceFen), breaks ?? [], num);
  return holds ? { ...spec, deal: null } : { ...spec, agreed: null };
};
