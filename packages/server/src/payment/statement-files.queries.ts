import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { StatementFile } from '@mall/contract/payment/statement.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = StatementFile.extend({ total: z.int() });

/** Statements that were read, the latest first; also those that were taken back. */
export const listStatementFiles = async (tx: Tx, { page, limit }: { page: number; limit: number }): Promise<PageOf<StatementFile>> => {
  const rows = await readRows(tx, Row)`
    select s.id::text, s.file_name as name, s.format, s.lines, s.new_lines as fresh, s.left_count as "leftCount", s.left_out as "leftOut",
      coalesce(m.member_name, '') as by, ${timeText(sql`s.created_at`)} as date, coalesce(b.member_name, '') as "takenBackBy",
      ${timeText(sql`s.taken_back_at`)} as "takenBackDate",
      s.taken_back_at is null and not exists (select from bank_line l where l.statement_id = s.id and l.state in ('matched', 'fee', 'wrong')) as "mayTakeBack",
      (count(*) over ())::int as total
    from bank_statement s left join member m on m.id = s.by_member_id left join member b on b.id = s.taken_back_by
    order by s.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _total, ...file }) => file) };
};
