import { agreementKinds, type DueAgreement } from '@mall/contract/account/agreed.api.ts';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Due = z.strictObject({ kind: z.enum(agreementKinds), version: z.int(), title: z.string(), content: z.string() });

/** What somebody has not agreed to since the mall asks it of everybody. The mall's own people are not asked: they made it. */
export const listDueAgreements = (tx: Tx, { kind, memberId }: Member): Promise<DueAgreement[]> =>
  kind === 'operator'
    ? Promise.resolve([])
    : readRows(tx, Due)`
        select t.kind, t.version, t.title, t.content from agreement_text t
        where t.asked_from > 0 and not exists (select from agreement_consent c where c.member_id = ${memberId} and c.kind = t.kind and c.version >= t.asked_from)
        order by t.kind`;
