import type { Id } from '@mall/contract/kernel/fields.ts';
import type { BuyerSide } from '../../src/kernel/side.ts';

/** A buyer who asks for something back. */
export const applicant = (memberId: Id): BuyerSide => ({
  kind: 'buyer',
  memberId,
  sessionId: '0',
  rights: new Map(),
  companyId: undefined,
  companyState: undefined,
  departmentId: undefined,
  departments: [],
  zoneId: undefined,
  ownStoreId: undefined,
  reach: 'own',
});
