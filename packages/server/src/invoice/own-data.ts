import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const invoiceOwnData: readonly OwnDataPart[] = [
  {
    name: 'invoices',
    select: (memberId) => sql`
      select i.id, i.apply_sn, i.type, i.title, i.receiver, i.remark, i.amount_fen, i.state, i.code, i.number, i.applied_at, i.issued_at from invoice i where i.member_id = ${memberId}`,
  },
  {
    name: 'invoice-receivers',
    select: (memberId) =>
      sql`select id, name, phone, email, address, is_default, created_at from invoice_receiver where member_id = ${memberId}`,
  },
];
