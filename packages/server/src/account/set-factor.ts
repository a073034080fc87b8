import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@mall/contract/account/counter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Sealer } from '../kernel/sealer.ts';
import { recoveryCode, secondFactor } from './factor.table.ts';
import { recoveryMark } from './spend-factor-code.ts';
import { forgetTrust } from './trust-device.ts';

// Without the letters and figures that look alike.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');

/** New recovery codes; the old ones end, of several at once those of the one before. They are known here once, to be shown. */
export const makeRecoveryCodes = async (tx: Tx, sealer: Sealer, memberId: Id): Promise<string[]> => {
  await tx.execute(sql`select from second_factor where member_id = ${memberId} for update`);
  const codes = Array.from({ length: recoveryCodeCount }, () => `${group()}-${group()}`);
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ memberId, codeHash: recoveryMark(sealer, memberId, code) })));
  return codes;
};

type Fresh = { readonly memberId: Id; readonly secret: Buffer; readonly step: number };

/** This authenticator from now on, and no device is spared it. `step` is that of the code that showed it works. Undefined when there is one that must stay. */
export const setFactor = async (
  tx: Tx,
  sealer: Sealer,
  { memberId, secret, step }: Fresh,
  mayReplace: boolean,
): Promise<string[] | undefined> => {
  const fresh = tx.insert(secondFactor).values({ memberId, secret, lastStep: step });
  const { rowCount } = await (mayReplace
    ? fresh.onConflictDoUpdate({ target: secondFactor.memberId, set: { secret, lastStep: step, setAt: sql`now()` } })
    : fresh.onConflictDoNothing());
  if (rowCount !== 1) return undefined;
  await forgetTrust(tx, memberId);
  return makeRecoveryCodes(tx, sealer, memberId);
};
