import type { ErrorCode } from '@mall/contract/errors.ts';
import type { Audience } from '@mall/contract/kernel/access.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Credentials } from './account.queries.ts';
import { writeAudit } from './write-audit.ts';

const otherDoors: Readonly<Record<Audience, ErrorCode>> = {
  buyer: 'account.buyers_door',
  seller: 'account.sellers_door',
  operator: 'account.operators_door',
};

const faultOf = ({ enabled, frozen, audience }: Credentials, door: Audience): ErrorCode | undefined => {
  if (audience !== door) return otherDoors[audience];
  if (frozen) return 'account.frozen';
  return enabled ? undefined : 'account.disabled';
};

/** Each kind of people comes in by its own door. Told only to somebody who has proved who he is. */
export const requireDoor = async (house: House, visitor: Visitor, member: Credentials, door: Audience, way: string): Promise<void> => {
  const fault = faultOf(member, door);
  if (fault === undefined) return;
  await writeAudit(house.db, fault, { way, from: visitor }, member.id);
  throw refuse(fault, { reason: member.frozenReason });
};
