import { Id } from '@mall/contract/kernel/fields.ts';
import { areaBook } from '@mall/contract/member/named-area.rules.ts';
import { type PastedAddress, splitPasted } from '@mall/contract/member/pasted-address.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ id: Id, parentId: z.string(), name: z.string(), level: z.number(), leaf: z.boolean() });

/** Takes a pasted text apart by the areas that are offered. The browser would have to load all of them for it. */
export const splitAddress = async (tx: Tx, text: string): Promise<PastedAddress> => {
  const areas = await readRows(tx, Row)`
    select a.id::text, coalesce(a.parent_id::text, '') as "parentId", a.name, a.level, a.leaf
    from area a left join area b on b.id = a.parent_id left join area c on c.id = b.parent_id
    where a.shown and coalesce(b.shown, true) and coalesce(c.shown, true)`;
  return splitPasted(text, areaBook(areas));
};
