import type pg from 'pg';
import { leadingCompany } from '../company/fill-companies.ts';

// As its store numbers them: what the vans carry, and what is issued every month.
const addCodes = `
  insert into material_code (company_id, code, code_key, spec_id, spec_name, taught_by, learned_at)
  select $1, one.code, one.code, one.spec_id, one.spec_name, one.member_id, now() - make_interval(days => 30 + one.nth::int)
  from (
    select distinct on (ln.spec_id) ln.spec_id, ln.spec_name, l.member_id,
      dense_rank() over (order by ln.spec_id) as nth, (500012300 + dense_rank() over (order by ln.spec_id))::text as code
    from procurement_list l join procurement_list_line ln on ln.list_id = l.id where l.company_id = $1 and l.name = any ($2::text[]) order by ln.spec_id, l.id) one`;

/** What the first company calls some of what it buys again and again: a list pasted with these numbers is known at once. */
export const fillCodes = async (client: pg.PoolClient): Promise<void> => {
  await client.query(addCodes, [leadingCompany, ['抢修车常备材料', '劳保月度补充']]);
};
