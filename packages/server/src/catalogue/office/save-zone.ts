import type { SaveZone } from '@mall/contract/catalogue/zone-office.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { numberZone } from './number-zone.ts';

/** How a zone looks and greets, and whether it is open. */
export const saveZone = async (tx: Tx, id: Id, { names, welcome, skin, banner, logo, open }: SaveZone): Promise<null> => {
  const [saved] = await readRows(tx, IdRow)`
    update zone set names = ${JSON.stringify(names)}::jsonb, welcome = ${JSON.stringify(welcome)}::jsonb, skin = ${JSON.stringify(skin)}::jsonb, banner = ${banner}, logo = ${logo}, open = ${open}
    where id = ${id} returning id::text`;
  if (!saved) throw refuse('kernel.not_found');
  await numberZone(tx, id);
  return null;
};
