import type { SealKind } from '@mall/contract/agreement/agreement.rules.ts';
import { CompanySeal } from '@mall/contract/agreement/seal.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

/** A kept PNG as a page shows it. */
export const asData = (png: SQL): SQL => sql`'data:image/png;base64,' || translate(encode(${png}, 'base64'), E'\\n', '')`;

export const listSeals = (tx: Tx, side: BuyerSide): Promise<CompanySeal[]> =>
  readRows(tx, CompanySeal)`
    select s.kind, ${asData(sql`s.png`)} as picture, m.member_name as "byName", ${timeText(sql`s.given_at`)} as date
    from agreement_seal s join member m on m.id = s.member_id where s.company_id = ${companySide(side).companyId} and s.removed_at is null order by s.kind`;

const Kept = z.strictObject({ id: Id, png: z.instanceof(Buffer) });

/** The seal that a company signs with now; nothing where it has given none of the kind. */
export const findSeal = async (tx: Tx, companyId: Id, kind: SealKind): Promise<z.infer<typeof Kept> | undefined> => {
  const [row] = await readRows(tx, Kept)`
    select id::text, png from agreement_seal where company_id = ${companyId} and kind = ${kind} and removed_at is null for key share`;
  return row;
};
