import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../kernel/db.ts';
import { rolledBack, testDatabase } from '../testing/test-database.ts';
import { freshMobile } from '../testing/test-member.ts';
import { smsCode } from './account.table.ts';
import { hashSmsCode } from './send-code-text.ts';
import { spendSmsCode } from './spend-sms-code.ts';

const database = testDatabase();

const give = async (tx: Tx, mobile: string, code: string, purpose: 'sign_in' | 'register' = 'sign_in') => {
  await tx
    .insert(smsCode)
    .values({ mobile, purpose, codeHash: hashSmsCode(purpose, mobile, code), expiresAt: sql`now() + interval '5 minutes'` });
};

describe('an SMS code', () => {
  test('is good once', () =>
    rolledBack(database.db, async (tx) => {
      await give(tx, '13600000000', '123456');
      expect(await spendSmsCode(tx, 'sign_in', '13600000000', '123456')).toBe(true);
      expect(await spendSmsCode(tx, 'sign_in', '13600000000', '123456')).toBe(false);
    }));

  test('is good for its purpose and its mobile alone', () =>
    rolledBack(database.db, async (tx) => {
      await give(tx, '13600000000', '123456', 'register');
      expect(await spendSmsCode(tx, 'sign_in', '13600000000', '123456')).toBe(false);
      expect(await spendSmsCode(tx, 'register', '13600000001', '123456')).toBe(false);
      expect(await spendSmsCode(tx, 'register', '13600000000', '123456')).toBe(true);
    }));

  test('is void once a newer one was sent', () =>
    rolledBack(database.db, async (tx) => {
      await give(tx, '13600000000', '111111');
      await give(tx, '13600000000', '222222');
      expect(await spendSmsCode(tx, 'sign_in', '13600000000', '111111')).toBe(false);
      expect(await spendSmsCode(tx, 'sign_in', '13600000000', '222222')).toBe(true);
    }));

  test('lets exactly one of many connections in', async () => {
    const mobile = freshMobile();
    await give(database.db, mobile, '123456');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => spendSmsCode(database.db, 'sign_in', mobile, '123456')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  test('counts guesses that are made at once', async () => {
    const mobile = freshMobile();
    await give(database.db, mobile, '123456');
    await Promise.all(Array.from({ length: 10 }, (_, guess) => spendSmsCode(database.db, 'sign_in', mobile, `00000${guess}`)));
    const { rows } = await database.db.execute<{ tries: number }>(sql`select tries from sms_code where mobile = ${mobile}`);
    expect(rows[0]?.tries).toBe(5);
    expect(await spendSmsCode(database.db, 'sign_in', mobile, '123456')).toBe(false);
  });

  test('of two transactions that hold it open, one wins', async () => {
    const mobile = freshMobile();
    await give(database.db, mobile, '123456');
    const late = Promise.withResolvers<boolean>();
    const first = await inTransaction(database.db, async (tx) => {
      const right = await spendSmsCode(tx, 'sign_in', mobile, '123456');
      spendSmsCode(database.db, 'sign_in', mobile, '123456').then(late.resolve, late.reject);
      await tx.execute(sql`select pg_sleep(0.2)`);
      return right;
    });
    expect([first, await late.promise]).toEqual([true, false]);
  });
});
