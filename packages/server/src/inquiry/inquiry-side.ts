import { right } from '@mall/contract/account/rights.ts';
import type { CompanySide } from '../company/company-side.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** Who asks for prices does it for a company; individuals are told what they lack. */
export const sourcingSide = (side: BuyerSide): CompanySide => {
  if (side.companyId === undefined) throw refuse('inquiry.individual');
  return { ...side, companyId: side.companyId };
};

/** Who publishes or decides does it as far as his right to that goes. */
const actingBy =
  (name: 'newInquiry:view' | 'personalCenterBase:comfirmInquiry:view') =>
  (side: BuyerSide): CompanySide => {
    const own = sourcingSide(side);
    const reach = side.rights.get(right(name));
    // A call that asks for another right comes so far without this one.
    if (reach === undefined) throw refuse('kernel.no_permission');
    return { ...own, reach };
  };
export const publishingSide = actingBy('newInquiry:view');
export const decidingSide = actingBy('personalCenterBase:comfirmInquiry:view');
