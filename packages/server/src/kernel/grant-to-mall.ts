import type pg from 'pg';

/**
 * What the mall's own role has too little of, or too much, as statements. A table that only grows is known by its trigger; of the record of
 * migrations and of the invariants the mall is a reader. Rows of the jobs' tables are hidden from everybody but their owner unless a policy shows them.
 */
const lacking = `
with me as (
  select $1::text as role
), place as (
  select n.oid, n.nspname, role from pg_namespace n, me where n.nspname in ('public', 'inv', 'graphile_worker')
), thing as (
  select c.oid, format('%I.%I', p.nspname, c.relname) as name, role, c.relrowsecurity,
    case
      when c.relkind = 'S' then '{usage,select}'
      when c.relkind in ('v', 'm') or p.nspname = 'inv' or c.relname = 'migration' then '{select}'
      when exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid where t.tgrelid = c.oid and f.proname = 'refuse_change') then '{select,insert}'
      else '{select,insert,update,delete}'
    end::text[] as due,
    case c.relkind when 'S' then '{usage,select,update}' else '{select,insert,update,delete,truncate,references,trigger}' end::text[] as every,
    case c.relkind when 'S' then 'sequence' else 'table' end as kind
  from pg_class c join place p on p.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
), privilege as (
  select t.name, t.role, t.kind, p as word, p = any (t.due) as is_due,
    case t.kind when 'sequence' then has_sequence_privilege(t.role::name, t.oid, p) else has_table_privilege(t.role::name, t.oid, p) end as held
  from thing t, unnest(t.every) as p
)
select format('grant usage on schema %I to %I', nspname, role) as statement from place where not has_schema_privilege(role::name, oid, 'usage')
union all
select format(case when is_due then 'grant %s on %s %s to %I' else 'revoke %s on %s %s from %I' end, string_agg(word, ', '), kind, name, role)
from privilege where is_due <> held group by name, role, kind, is_due
union all
select format('create policy %I on %s to %I using (true) with check (true)', role, name, role) from thing
where relrowsecurity and not exists (select from pg_policy where polrelid = thing.oid and quote_ident(role)::regrole::oid = any (polroles))`;

/**
 * Gives the mall's role what it works with, and no more: it reads and writes rows, adds to what only grows, and changes no table. Says only what
 * has to be changed, because every grant is written into the catalogue.
 */
export const grantToMall = async (owner: pg.PoolClient, role: string): Promise<void> => {
  const { rows } = await owner.query<{ statement: string }>(
    `select statement from (${lacking}) wanted where not (select pg_has_role($1::text::name, current_user, 'member'))`,
    [role],
  );
  for (const { statement } of rows) await owner.query(statement);
};
