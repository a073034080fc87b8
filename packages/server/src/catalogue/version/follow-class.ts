import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';

type Followed = {
  fromId: Id;
  intoId: Id;
  /** Of `goods_draft` and `goods_version`; without it all that name the class. */
  which?: SQL;
  /** What becomes of a parameter that the other class does not have: a merge brings it along under its number, goods that move leave it. */
  lacking: 'kept' | 'left';
};

/**
 * Drafts and versions of goods name the class in which their goods stand from now on, and its parameters. Earlier versions, too: laid beside a later one they
 * would differ in what no store changed, and the names of their parameters are gone with the class.
 */
export const followClass = async (tx: Tx, { fromId, intoId, which = sql`true`, lacking }: Followed): Promise<void> => {
  const followed = sql`fields = fields || jsonb_build_object('classId', ${intoId}::text, 'params', (
        select coalesce(jsonb_object_agg(coalesce(t.id::text, p.key), p.value), '{}')
        from jsonb_each(fields -> 'params') p left join attribute a on a.id = p.key::bigint and a.class_id = ${fromId}
          left join attribute t on t.class_id = ${intoId} and t.names ->> 'zh' = a.names ->> 'zh'
        where ${lacking === 'kept'} or a.id is null or t.id is not null))
      where fields ->> 'classId' = ${fromId} and ${which}`;
  // Another revision: a page that has the draft open would write the class that is gone over this.
  await tx.execute(sql`update goods_draft set revision = revision + 1, ${followed}`);
  await tx.execute(sql`update goods_version set ${followed}`);
};
