import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Views are counted in this process and written together, because a row written at every look would cost more than the look. */
export const countViews = (tx: Tx) => {
  const seen = new Map<Id, number>();
  return {
    saw: (id: Id): void => void seen.set(id, (seen.get(id) ?? 0) + 1),
    /** What cannot be written now is kept for the next time. */
    write: async (): Promise<void> => {
      if (seen.size === 0) return;
      const counted = [...seen];
      seen.clear();
      try {
        await tx.execute(sql`
          update article a set views = a.views + s.amount
          from json_to_recordset(${JSON.stringify(counted.map(([id, amount]) => ({ id, amount })))}::json) as s(id bigint, amount int) where s.id = a.id`);
      } catch (error) {
        for (const [id, amount] of counted) seen.set(id, (seen.get(id) ?? 0) + amount);
        throw error;
      }
    },
  };
};
