import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { tell } from '../../kernel/news.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { writeAudit } from '../write-audit.ts';

const Row = z.strictObject({ name: z.string() });

/** No partner's number is somebody's account any more; false where none was. */
export const dropPartners = async (tx: Tx, visitor: Visitor, memberId: Id): Promise<boolean> => {
  const gone = await readRows(tx, Row)`
    delete from partner_link l using partner p where p.id = l.partner_id and l.member_id = ${memberId} returning p.name`;
  if (gone.length === 0) return false;
  const name = [...new Set(gone.map((one) => one.name))].toSorted().join('、');
  await writeAudit(tx, 'account.partner_dropped', { from: visitor, before: { name } }, memberId);
  await tell(tx, 'account.partner_dropped', { memberId, name });
  return true;
};
