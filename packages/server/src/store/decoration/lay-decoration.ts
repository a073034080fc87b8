import type { Id } from '@mall/contract/kernel/fields.ts';
import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { layShelves } from './lay-shelves.ts';
import { findPublished } from './lock-decoration.ts';
import { requireOwnLinks } from './require-own-links.ts';

/** Makes a version of what is given, and shows it to buyers. The decoration is locked before. */
export const layDecoration = async (
  tx: Tx,
  { storeId, memberId }: { storeId: Id; memberId: Id },
  fields: DecorationDraft,
  restored: number | null = null,
): Promise<number> => {
  const shelves = await layShelves(tx, storeId, fields.shelves);
  const laid = { ...fields, shelves };
  await requireOwnLinks(tx, storeId, laid);
  const version = (await findPublished(tx, storeId)).version + 1;
  await tx.execute(sql`
    insert into store_decoration (store_id, version, fields, member_id, restored) values (${storeId}, ${version}, ${JSON.stringify(laid)}::jsonb, ${memberId}, ${restored}::int)`);
  await tx.execute(sql`update store set template = ${fields.template} where id = ${storeId}`);
  return version;
};
