import { isRecoveryCode } from '@mall/contract/account/counter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { Sealer } from '../kernel/sealer.ts';
import { recoveryCode, secondFactor } from './factor.table.ts';
import { stepOfCode } from './totp.ts';

const Row = z.strictObject({ secret: z.instanceof(Buffer), now: z.number() });

export const recoveryMark = (sealer: Sealer, memberId: Id, code: string): Buffer => sealer.mark(`${memberId} ${code.replace('-', '')}`);

const spendRecoveryCode = async (tx: Tx, sealer: Sealer, memberId: Id, code: string): Promise<boolean> => {
  const { rowCount } = await tx
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCode.memberId, memberId),
        eq(recoveryCode.codeHash, recoveryMark(sealer, memberId, code)),
        isNull(recoveryCode.usedAt),
      ),
    );
  return rowCount === 1;
};

/** Whether this code is right, and now used up: neither a code of the authenticator nor a recovery code opens twice. */
export const spendFactorCode = async (tx: Tx, sealer: Sealer, memberId: Id, code: string): Promise<boolean> => {
  if (isRecoveryCode(code)) return spendRecoveryCode(tx, sealer, memberId, code);
  const [row] = await readRows(tx, Row)`
    select secret, extract(epoch from now())::float8 as now from second_factor where member_id = ${memberId}`;
  const step = row && stepOfCode(sealer.open(row.secret), code, row.now);
  if (step === undefined) return false;
  const { rowCount } = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.memberId, memberId), lt(secondFactor.lastStep, step)));
  return rowCount === 1;
};
