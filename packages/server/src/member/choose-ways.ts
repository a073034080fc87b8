import type { Language } from '@mall/contract/kernel/language.ts';
import { lockedFault, type MessageChoice } from '@mall/contract/member/message.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** On which ways a member will be told from now on, in the language in which he says so. */
export const chooseWays = async (tx: Tx, actor: Member, choice: MessageChoice, language: Language): Promise<null> => {
  if (lockedFault(choice)) throw refuse('message.choice_locked');
  await tx.execute(sql`
    insert into message_preference (member_id, choice, language) values (${actor.memberId}, ${JSON.stringify(choice)}::jsonb, ${language})
    on conflict (member_id) do update set choice = excluded.choice, language = excluded.language`);
  return null;
};
