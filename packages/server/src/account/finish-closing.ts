import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { system } from '../kernel/side.ts';
import { lockPeopleOf } from './administrators.ts';
import { type ClosingSlots, readClosingSlots } from './closing-slot.ts';
import type { Eraser } from './eraser.ts';
import { moveClosing } from './move-closing.ts';
import { writeAudit } from './write-audit.ts';

export type ClosingRooms = { readonly slots: ClosingSlots; readonly erasers: readonly Eraser[] };

const Member = z.strictObject({ mobile: z.string(), language: z.enum(languages) });
type Member = { mobile: string; language: Language };

const Company = z.strictObject({ companyId: Id.nullable() });

/** His company first, as whoever changes or lets go one of its people holds it before he holds him: the other way round each would wait for the other. */
const lockCompanyOf = async (tx: Tx, memberId: Id): Promise<void> => {
  const [found] = await readRows(tx, Company)`select company_id::text as "companyId" from member where id = ${memberId}`;
  if (found && found.companyId !== null) await lockPeopleOf(tx, found.companyId);
};

/** Nothing of his is begun while this lasts: an order refers to its member, so it has come before and is seen, or waits and finds nobody. */
const lockLeaving = async (tx: Tx, memberId: Id): Promise<Member> => {
  const [member] = await readRows(tx, Member)`
    select m.mobile, coalesce((select p.language from message_preference p where p.member_id = m.id), 'zh') as language from member m where m.id = ${memberId} for update`;
  return member as Member;
};

/** Ends the closing of an account whose day has come: by what is open again, of which its owner is told, or by taking away all that is known of him. */
export const finishClosing = async (
  tx: Tx,
  { slots, erasers }: ClosingRooms,
  leftFiles: string[],
  { id, memberId }: { id: Id; memberId: Id },
): Promise<void> => {
  await lockCompanyOf(tx, memberId);
  const { mobile, language } = await lockLeaving(tx, memberId);
  const { blockers } = await readClosingSlots(tx, memberId, slots);
  if (blockers.length > 0) {
    const count = blockers.reduce((sum, one) => sum + one.count, 0);
    const kinds = blockers.map(({ kind }) => kind);
    await moveClosing(tx, id, 'stop', system, { reason: kinds.join(' ') });
    await writeAudit(tx, 'account.closing_stopped', { targetId: memberId, kinds });
    await tell(tx, 'account.closing_stopped', { memberId, count });
    return;
  }
  // Before his company is forgotten, so that its administrator reads of it.
  await writeAudit(tx, 'account.closed', { targetId: memberId });
  const side = { kind: 'buyer', memberId, companyId: undefined, departments: [], reach: 'own' } as const;
  for (const erase of erasers) await erase(tx, { side, leftFiles });
  await moveClosing(tx, id, 'finish', system);
  await tell(tx, 'account.closed', { memberId, mobile, language });
};
