import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { codeAt } from './totp.ts';

const Row = z.strictObject({ mobile: z.string(), name: z.string(), secret: z.instanceof(Buffer), now: z.number() });

/** What the authenticators of these accounts show now, for the sandbox. */
export const listSandboxCodes = async ({ db, sealer }: House, mobiles: readonly string[]) => {
  const rows = await readRows(db, Row)`
    select m.mobile, m.member_name as name, f.secret, extract(epoch from now())::float8 as now
    from second_factor f join member m on m.id = f.member_id
    where m.mobile = any (${sqlList(mobiles, 'text')}) order by m.mobile`;
  return rows.map(({ mobile, name, secret, now }) => ({
    mobile,
    name,
    code: codeAt(sealer.open(secret), now),
    seconds: 30 - (Math.floor(now) % 30),
  }));
};
