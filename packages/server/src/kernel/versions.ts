import type { ErrorCode } from '@mall/contract/errors.ts';
import { Id, reasonMost } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';
import { readRows } from './read-rows.ts';
import { refuse } from './refusal.ts';
import { timeText } from './time-text.ts';

type Fault = { readonly field: string; readonly reason: string };
type Decision = 'approved' | 'rejected' | 'withdrawn';

const Same = z.strictObject({ same: z.boolean() });
const Standing = z.strictObject({ waiting: z.boolean(), last: z.int(), today: z.int() });

/** Several reasons in a line, as long as a reason may be. */
export const inOneLine = (faults: readonly Fault[]): string => {
  const line = faults.map(({ reason }) => reason).join('；');
  return line.length > reasonMost ? `${line.slice(0, reasonMost - 1)}…` : line;
};

/** So often papers may be handed in within a day: each is looked at by somebody. */
export const submissionsADay = 5;

/**
 * Papers that are handed in as versions of which one at a time waits for the mall: a company's, a seller's. Each is approved, rejected or taken back,
 * and never changes. Whatever they are of is locked by the caller before.
 */
export const versionsOf = <Fields extends object>(layout: { table: string; of: string; moved: ErrorCode }) => {
  const [table, of] = [sql.raw(layout.table), sql.raw(layout.of)];
  const Row = z.strictObject({
    version: z.int(),
    memberId: Id,
    fields: z.custom<Fields>((fields) => typeof fields === 'object'),
  });

  const readStanding = async (tx: Tx, id: Id): Promise<z.infer<typeof Standing>> => {
    const [row] = await readRows(tx, Standing)`
      select coalesce(bool_or(decision is null), false) as waiting, coalesce(max(version), 0) as last,
        count(*) filter (where submitted_at > now() - interval '1 day')::int as today
      from ${table} where ${of} = ${id}`;
    return row as z.infer<typeof Standing>;
  };

  const add = (tx: Tx, id: Id, { version, memberId, fields }: { version: number; memberId: Id; fields: Fields }) =>
    tx.execute(sql`
      insert into ${table} (${of}, version, member_id, fields) values (${id}, ${version}, ${memberId}, ${JSON.stringify(fields)}::jsonb)`);

  /**
   * What becomes of the version that waits. Whoever decides names the version that he looked at: one that was taken back or replaced meanwhile is not
   * decided in its stead.
   */
  const decide = async (
    tx: Tx,
    id: Id,
    versionId: Id | undefined,
    decision: Decision,
    faults: readonly Fault[] = [],
    also: SQL = sql``,
  ): Promise<z.infer<typeof Row>> => {
    const [row] = await readRows(tx, Row)`
      update ${table} set decision = ${decision}, decided_at = now(), faults = ${JSON.stringify(faults)}::jsonb${also}
      where ${of} = ${id} and decision is null ${versionId === undefined ? sql`` : sql`and id = ${versionId}`}
      returning version, member_id::text as "memberId", fields`;
    if (!row) throw refuse(layout.moved);
    return row as z.infer<typeof Row>;
  };

  /** Whether this is, to the letter, what the mall gave back last. The database compares: it keeps the names of a record in another order. */
  const isAsGivenBack = async (tx: Tx, id: Id, fields: Fields): Promise<boolean> => {
    const rows = await readRows(tx, Same)`
      select decision = 'rejected' and fields = ${JSON.stringify(fields)}::jsonb as same from ${table}
      where ${of} = ${id} and decision <> 'withdrawn' order by version desc limit 1`;
    return rows[0]?.same ?? false;
  };

  /**
   * The last one handed in and those before that the mall decided on, the latest first, as `Shown` says; `shown` makes of the column what is read.
   * What was taken back nobody has looked at, so that nothing is compared with it.
   */
  const listLatest = <Shown>(tx: Tx, id: Id, schema: z.ZodType<Shown>, shown: (fields: SQL) => SQL, most: number): Promise<Shown[]> =>
    readRows(tx, schema)`
      select v.id::text, v.version, coalesce(v.decision, 'waiting') as decision, ${shown(sql`v.fields`)} as fields, v.faults, m.member_name as "submittedBy",
        ${timeText(sql`v.submitted_at`)} as "submitDate", ${timeText(sql`v.decided_at`)} as "decideDate"
      from ${table} v join member m on m.id = v.member_id
      where v.${of} = ${id} and (v.decision is distinct from 'withdrawn' or v.version = (select max(version) from ${table} where ${of} = ${id}))
      order by v.version desc limit ${most}`;

  return { readStanding, isAsGivenBack, add, decide, listLatest };
};
