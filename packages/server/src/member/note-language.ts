import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';

/** Texts and mails are worded in the language of the page that a member last used. */
export const noteLanguage = async (tx: Tx, actor: Member, language: Language): Promise<void> => {
  await tx.execute(sql`
    insert into message_preference (member_id, language) values (${actor.memberId}, ${language})
    on conflict (member_id) do update set language = excluded.language where message_preference.language <> excluded.language`);
};
