import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFacts, wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { projectRoot } from '../kernel/config.ts';
import { openDb } from '../kernel/db.ts';
import { rolledBack, testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const migration = (name: string) => sql.raw(readFileSync(join(projectRoot, 'packages/server/migrations', name), 'utf8'));

it('messages that were written in words are read as they were written', async () => {
  await rolledBack(openDb(database.owner), async (tx) => {
    await tx.execute(sql`insert into member (id, mobile, member_name, password_hash) values (77, '13800000077', '老会员', '')`);
    await tx.execute(sql.raw('create schema before; set local search_path = before, public'));
    await tx.execute(migration('0012_message.sql'));
    await tx.execute(
      sql`insert into message (member_id, kind, title, body, url) values (77, 'order', '支付成功', '已收到付款 ¥1.00', '/x?id=7')`,
    );
    await tx.execute(migration('0113_message_code.sql'));
    const { rows } = await tx.execute<{ kind: string; code: string; facts: MessageFacts }>(sql`select kind, code, facts from message`);
    expect(rows).toHaveLength(1);
    const [{ kind, code, facts }] = rows as [(typeof rows)[number]];
    expect(kind).toBe('order');
    expect(wordMessage(code, facts, 'ru')).toMatchObject({ title: '支付成功', body: '已收到付款 ¥1.00', url: '/x?id=7' });
  });
});
