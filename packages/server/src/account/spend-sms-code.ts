import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { SmsPurpose } from './account.table.ts';
import { hashSmsCode } from './send-code-text.ts';

const mostTries = 5;

const Row = z.strictObject({ right: z.boolean() });

/**
 * Only the latest code of a purpose counts. One statement tries and uses it: of two that race, the second waits for the row and finds it used.
 * A wrong try must be committed, so do not roll back after `false`.
 */
export const spendSmsCode = async (tx: Tx, purpose: SmsPurpose, mobile: string, code: string, about = ''): Promise<boolean> => {
  const rows = await readRows(tx, Row)`
    update sms_code
    set tries = tries + 1, used_at = case when code_hash = ${hashSmsCode(purpose, mobile, code, about)} then now() end
    where id = (select id from sms_code where mobile = ${mobile} and purpose = ${purpose} order by id desc limit 1)
      and used_at is null and tries < ${mostTries} and expires_at > now()
    returning used_at is not null as right`;
  return rows[0]?.right === true;
};
