import type { EntryFault } from '@mall/contract/account/partner.rules.ts';
import type { PartnerTag } from '@mall/contract/account/partner-tags.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';
import { openSealed } from '../../kernel/open-sealed.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { markFault, readMark, type Said } from './partner-mark.ts';

const Row = z.strictObject({
  id: Id,
  name: z.string(),
  companyId: Id.nullable(),
  tags: z.array(z.string()),
  adds: z.boolean(),
  sealed: z.instanceof(Buffer),
  now: z.number(),
});

export type Partner = Pick<z.infer<typeof Row>, 'id' | 'name' | 'companyId' | 'adds'>;
/** A fault with the partner in whose name it was made, where that is known. */
type Bad = { readonly fault: EntryFault; readonly partner?: Partner | undefined };
type Given = { mark: string; tag: PartnerTag; timestamp?: string | undefined };

const findPartner = async ({ db }: House, keyNo: string) => {
  const [row] = await readRows(db, Row)`
    select p.id::text, p.name, p.company_id::text as "companyId", p.tags, p.adds, k.secret as sealed, extract(epoch from now())::float8 * 1000 as now
    from partner_key k join partner p on p.id = k.partner_id where k.key_no = ${keyNo} and k.ended_at is null and p.enabled`;
  return row;
};

export type Entry = { readonly partner: Partner; readonly said: Said; readonly keyNo: string };

/** Looks at what a partner signed. */
export const readEntry = async (house: House, { mark, tag, timestamp }: Given): Promise<Bad | Entry> => {
  if (house.config.USC_SWITCH === 'OFF') return { fault: 'closed' };
  const read = readMark(mark);
  if (!read) return { fault: 'malformed' };
  const partner = await findPartner(house, read.keyNo);
  const secret = partner && openSealed(house.sealer, partner.sealed);
  if (!partner || secret === undefined) return { fault: 'unknown_key' };
  const { tags, now } = partner;
  const fault = markFault(read, { secret, tag, tags, audience: house.config.siteUrl, timestamp, now });
  return fault ? { fault, partner } : { partner, said: read.said, keyNo: read.keyNo };
};

/** Uses it up: the same is worth nothing a second time, on whichever node. One that could sign nobody in is not used up, so that whoever came with it may still sign in himself and be remembered. */
export const spendEntry = async (tx: Tx, { partner, said, keyNo }: Entry): Promise<boolean> => {
  const used = await tx.execute(
    sql`insert into partner_use (partner_id, nonce) values (${partner.id}, ${said.nonce}) on conflict do nothing`,
  );
  if (used.rowCount !== 1) return false;
  await tx.execute(sql`update partner_key set used_at = now() where key_no = ${keyNo}`);
  return true;
};
