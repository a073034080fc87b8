import { createHash } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ hash: z.instanceof(Buffer), answer: z.unknown() });

type Asked = { keyId: Id; once: string; path: string; body: Buffer };

/** Writes down what is answered, in the transaction of what was done: both are there or neither, whenever the process ends. */
export type Keep = <Answer>(tx: Tx, answer: Answer) => Promise<Answer>;

/**
 * The first result of a call that changes something answers whoever asks the same again, also at the same moment: who is refused because the first was quicker gets its answer. A refusal is
 * not kept, so that he may mend what was refused.
 */
export const answerOnce = async (db: Db, { keyId, once, path, body }: Asked, ask: (keep: Keep) => Promise<unknown>): Promise<unknown> => {
  const hash = createHash('sha256').update(`${path}\n`).update(body).digest();
  const findFirst = async () => {
    const [first] = await readRows(db, Row)`select hash, answer from open_once where key_id = ${keyId} and once = ${once}::uuid`;
    if (first && !first.hash.equals(hash)) throw refuse('open.once_changed');
    return first;
  };
  const keep: Keep = async (tx, answer) => {
    await tx.execute(sql`
      insert into open_once (key_id, once, hash, answer) values (${keyId}, ${once}::uuid, ${hash}, ${JSON.stringify(answer)}::jsonb) on conflict do nothing`);
    return answer;
  };
  const before = await findFirst();
  if (before) return before.answer;
  try {
    return await ask(keep);
  } catch (error) {
    const first = error instanceof Refusal ? await findFirst() : undefined;
    if (first) return first.answer;
    throw error;
  }
};
