import type { ErrorCode } from '@mall/contract/errors.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Machine } from '@mall/contract/kernel/machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from './db.ts';
import { readRows } from './read-rows.ts';
import { refuse } from './refusal.ts';
import type { By } from './side.ts';

/** How a machine of the contract lies in the database. */
type Layout<State extends string, Event extends string, Variant extends string, Times, Said extends string> = {
  machine: Machine<State, Event>;
  table: string;
  /** Where every step is written down, and the column that says whose it is. */
  events: { table: string; of: string };
  /** The column that decides where an event leads, with all that it can hold. */
  variant: { column: string; values: readonly Variant[] };
  /** The column that says whose it is, where that is not `member_id`. */
  whose?: string;
  /** What is told to whoever comes second. */
  moved: ErrorCode;
  /** What news of it says beside: a name and its column, as text. */
  said?: Readonly<Record<Said, string>>;
  /** Columns that change when a state is come to: when it ends by itself, when it was reached. Staying in a state is no coming. */
  arriving?: (state: State, times: Times | undefined) => Readonly<Record<string, SQL>>;
};

/** `also` sets further columns with the state, `where` narrows, `noted` are further columns of the event; `times` are the settings that due dates follow. */
export type MoveMore<Times> = {
  reason?: string;
  also?: SQL;
  where?: SQL;
  noted?: Readonly<Record<string, SQL>>;
  times?: Times | undefined;
};

export type Moved<State, Variant, Said extends string = never> = {
  id: Id;
  from: State;
  to: State;
  variant: Variant;
  memberId: Id;
  said: Readonly<Record<Said, string>>;
};

/**
 * The only writer of a state: one conditional UPDATE and its event. `tryMove` gives undefined when the row is not where the event starts, so that
 * whoever comes second changes nothing; `move` refuses then.
 */
export const mover = <State extends string, Event extends string, Variant extends string, Times = undefined, Said extends string = never>(
  layout: Layout<State, Event, Variant, Times, Said>,
) => {
  const { machine, variant } = layout;
  const [table, events, of, column] = [layout.table, layout.events.table, layout.events.of, variant.column].map((name) =>
    sql.raw(name),
  ) as [SQL, SQL, SQL, SQL];

  const Row = z.strictObject({
    state: z.custom<State>((state) => typeof state === 'string'),
    variant: z.enum(variant.values as readonly [Variant, ...Variant[]]),
    memberId: Id,
    said: z.custom<Record<Said, string>>((facts) => Object.keys(layout.said ?? {}).every((name) => name in Object(facts))),
  });

  const said = sql.join(
    Object.entries<string>(layout.said ?? {}).flatMap(([name, source]) => [sql`${name}::text`, sql`${sql.raw(source)}::text`]),
    sql`, `,
  );

  /** By the variant of the row: what each target asks for. */
  const byVariant = (targets: readonly (readonly [Variant, State])[], valueFor: (to: State) => SQL): SQL =>
    sql`case ${column} ${sql.join(
      targets.map(([one, to]) => sql`when ${one} then ${valueFor(to)}`),
      sql` `,
    )} end`;

  const arrivals = (from: State, targets: readonly (readonly [Variant, State])[], times: Times | undefined): SQL => {
    if (!layout.arriving) return sql``;
    const set = new Map(targets.map(([, to]) => [to, to === from ? {} : (layout.arriving?.(to, times) ?? {})] as const));
    const columns = [...new Set([...set.values()].flatMap((values) => Object.keys(values)))];
    return sql.join(
      columns.map((name) => sql`, ${sql.raw(name)} = ${byVariant(targets, (to) => set.get(to)?.[name] ?? sql.raw(name))}`),
      sql``,
    );
  };

  const note = (tx: Tx, id: Id, step: { event: Event; from: State; to: State; by: By }, { reason = '', noted = {} }: MoveMore<Times>) => {
    const names = Object.keys(noted).map((name) => sql`, ${sql.raw(name)}`);
    const values = Object.values(noted).map((value) => sql`, ${value}`);
    // A statement of its own, so that it sees the events of whoever held the row before.
    return tx.execute(sql`
      insert into ${events} (${of}, seq, event, from_state, to_state, by_kind, by_member_id, reason${sql.join(names, sql``)})
      select ${id}, coalesce(max(seq), 0) + 1, ${step.event}, ${step.from}, ${step.to}, ${step.by.kind}, ${step.by.memberId ?? null}::bigint, ${reason}${sql.join(values, sql``)}
      from ${events} where ${of} = ${id}`);
  };

  const tryMove = async (
    tx: Tx,
    id: Id,
    event: Event,
    by: By,
    more: MoveMore<Times> = {},
  ): Promise<Moved<State, Variant, Said> | undefined> => {
    for (const from of machine.from(event)) {
      const targets = variant.values.flatMap((one) => {
        const to = machine.next(from, event, one);
        return to === undefined ? [] : [[one, to] as const];
      });
      const rows = await readRows(tx, Row)`
        update ${table} set state = ${byVariant(targets, (to) => sql`${to}`)}${arrivals(from, targets, more.times)}${more.also ?? sql``}
        where id = ${id} and state = ${from} and ${column} = any (${sql.param(targets.map(([one]) => one))}::text[])${more.where ?? sql``}
        returning state, ${column} as variant, ${sql.raw(layout.whose ?? 'member_id')}::text as "memberId", json_build_object(${said}) as said`;
      const [row] = rows;
      if (!row) continue;
      await note(tx, id, { event, from, to: row.state, by }, more);
      return { id, from, to: row.state, variant: row.variant, memberId: row.memberId, said: row.said };
    }
    return undefined;
  };

  const move = async (tx: Tx, id: Id, event: Event, by: By, more: MoveMore<Times> = {}): Promise<Moved<State, Variant, Said>> => {
    const moved = await tryMove(tx, id, event, by, more);
    if (!moved) throw refuse(layout.moved);
    return moved;
  };

  return { tryMove, move };
};
