import type pg from 'pg';

/** Could whoever connects so change what the audit trail says: as the owner of its table, as one who can become it, or by a right on it? */
export const mayRewrite = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ may: boolean }>(`
    select pg_has_role(current_user, c.relowner, 'member') or has_table_privilege(c.oid, 'update, delete, truncate, trigger')
      or (select rolcreaterole from pg_roles where rolname = current_user) as may
    from pg_class c where c.oid = 'public.audit_log'::regclass`);
  return rows[0]?.may ?? true;
};
