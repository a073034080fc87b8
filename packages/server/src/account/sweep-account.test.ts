import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rolledBack, testDatabase } from '../testing/test-database.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { smsCode } from './account.table.ts';
import { sweepAccount } from './sweep-account.ts';

const database = testDatabase();

test('the sweep takes what ended more than a day ago and leaves the rest', () =>
  rolledBack(database.db, async (tx) => {
    const [over, revoked, live] = [await addSignedIn(tx), await addSignedIn(tx), await addSignedIn(tx)];
    await tx.execute(sql`update member_session set expires_at = now() - interval '25 hours' where member_id = ${over.id}`);
    await tx.execute(sql`update member_session set revoked_at = now() - interval '25 hours' where member_id = ${revoked.id}`);
    for (const hours of [23, 25]) {
      const createdAt = sql`now() - make_interval(hours => ${hours})`;
      await tx
        .insert(smsCode)
        .values({ mobile: '13600000000', purpose: 'sign_in', codeHash: Buffer.alloc(32), createdAt, expiresAt: createdAt });
    }
    await sweepAccount(tx);
    expect((await tx.execute(sql`select member_id from member_session`)).rows).toEqual([{ member_id: live.id }]);
    expect((await tx.execute(sql`select 1 from sms_code`)).rows).toHaveLength(1);
  }));
