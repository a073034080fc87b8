import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import type { Credentials } from './account.queries.ts';
import { requireDoor } from './require-door.ts';
import { startSession } from './start-session.ts';

/** The last step of every buyer's way in, once the identity is proved. The uuid goes back so that the client can tell the answer is to its question. */
export const admitMember = async (
  house: House,
  visitor: Visitor,
  member: Credentials,
  uuid: string,
  way: string,
  more: { readonly url?: string } = {},
): Promise<string> => {
  await requireDoor(house, visitor, member, 'buyer', way);
  const token = await startSession(house, visitor, member, way);
  return encodeText(JSON.stringify({ token, uuid, ...more }));
};
