import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { forgetTrust } from './trust-device.ts';
import { writeAudit } from './write-audit.ts';

/** No device is spared the second factor any more. */
export const distrustDevices = async (house: House, visitor: Visitor, actor: Member): Promise<null> => {
  await forgetTrust(house.db, actor.memberId);
  await writeAudit(house.db, 'account.devices_distrusted', { from: visitor }, actor.memberId);
  return null;
};
