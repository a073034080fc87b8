import type { Flag, Id } from '@mall/contract/kernel/fields.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { mayShare } from './address-reach.ts';

type Sharing = { companyId?: Id | null; departmentId?: Id | null };

/** With whom an address is shared from now on. What is shared stays with the department that shared it, whoever changes a line of it. */
export const sharingOf = (side: BuyerSide, shared: Flag, before?: { companyId: Id | null }): Sharing => {
  if (shared === 0) return { companyId: null, departmentId: null };
  if (before && before.companyId !== null && before.companyId === side.companyId) return {};
  if (!mayShare(side)) throw refuse('kernel.no_permission');
  return { companyId: side.companyId ?? null, departmentId: side.departmentId ?? null };
};
