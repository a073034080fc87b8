import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { OaDoor } from '../gateways/oa.ts';
import type { Tx } from '../kernel/db.ts';
import { openSealed } from '../kernel/open-sealed.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { Sealer } from '../kernel/sealer.ts';

const Row = z.strictObject({ companyId: Id, url: z.string(), key: z.string(), sealed: z.instanceof(Buffer) });

export type KnownDoor = OaDoor & { readonly companyId: Id };

type By = { companyIds: readonly Id[] } | { key: string };

/** The systems of these companies, or the one that names itself so. What cannot be opened is not there. */
export const readOaDoors = async (tx: Tx, sealer: Sealer, by: By): Promise<KnownDoor[]> => {
  const [ids, key] = 'key' in by ? [[], by.key] : [by.companyIds, ''];
  const rows = await readRows(tx, Row)`
    select company_id::text as "companyId", url, oa_key as key, secret as sealed from oa_connection
    where company_id = any (${`{${ids.join(',')}}`}::bigint[]) or oa_key = ${key}`;
  return rows.flatMap(({ sealed, ...door }) => {
    const secret = openSealed(sealer, sealed);
    return secret === undefined ? [] : { ...door, secret };
  });
};
