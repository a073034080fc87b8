import type { PersonFields } from '@mall/contract/company/people.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { CompanySide } from './company-side.ts';
import { invitePeople } from './invite-people.ts';
import type { Texting } from './text-invitation.ts';

/** Asks somebody to join. Inside the lock of the company. */
export const invitePerson = async (tx: Tx, side: CompanySide, input: PersonFields, texting: Texting): Promise<{ id: Id }> => {
  const [answer] = await invitePeople(tx, side, [input], texting);
  if (!answer || answer instanceof Refusal) throw answer ?? new Error('nobody was invited');
  return answer;
};
