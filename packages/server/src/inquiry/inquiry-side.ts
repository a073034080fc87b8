import type { CompanySide } from '../company/company-side.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** Who asks for prices does it for a company; individuals are told what they lack. */
export const sourcingSide = (side: BuyerSide): CompanySide => {
  if (side.companyId === undefined) throw refuse('inquiry.individual');
  return { ...side, companyId: side.companyId };
};
