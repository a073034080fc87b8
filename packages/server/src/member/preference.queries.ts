import { languages } from '@mall/contract/kernel/language.ts';
import type { MessagePreferences } from '@mall/contract/member/message.api.ts';
import { choiceOf } from '@mall/contract/member/message.rules.ts';
import * as z from 'zod';
import { maskEmail } from '../account/mask-email.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** As it was stored, by whichever version. */
export const StoredChoice = z.record(z.string(), z.unknown()).nullable();

const Row = z.strictObject({ mobile: z.string(), email: z.string().nullable(), choice: StoredChoice });

export const requirePreferences = async (tx: Tx, actor: Member): Promise<MessagePreferences> => {
  const [row] = await readRows(tx, Row)`
    select m.mobile, m.email, p.choice from member m left join message_preference p on p.member_id = m.id where m.id = ${actor.memberId}`;
  if (!row) throw refuse('kernel.session_expired');
  return { choice: choiceOf(row.choice), mobile: maskMobile(row.mobile), email: row.email ? maskEmail(row.email) : '' };
};

export const LanguageColumn = z.enum(languages);
