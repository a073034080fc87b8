import { punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({
  name: z.string(),
  protocol: z.enum(punchoutProtocols),
  key: z.string(),
  sealed: z.instanceof(Buffer),
  fromDomain: z.string(),
  fromIdentity: z.string(),
});

/** The connections of those who have the sandbox for their purchasing system, with what it speaks for them by. */
export const readSandboxConnections = async ({ db, sealer, config }: Pick<House, 'db' | 'sealer' | 'config'>) => {
  const rows = await readRows(db, Row)`
    select name, protocol, key, secret as sealed, from_domain as "fromDomain", from_identity as "fromIdentity" from punchout_connection
    where removed_at is null and state = 'on' and ${new URL(config.siteUrl).host} = any (hosts) order by id limit 20`;
  return rows.map(({ sealed, ...row }) => ({ ...row, secret: sealer.open(sealed) }));
};
