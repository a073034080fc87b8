import { sql } from 'drizzle-orm';
import type { OwnDataPart } from '../download/own-data-part.ts';

export const afterSaleOwnData: readonly OwnDataPart[] = [
  {
    name: 'after-sales',
    select: (memberId) => sql`
      select a.id, a.aftersale_sn, o.order_sn, a.type, a.state, a.reason, a.description, a.photos, a.contacts, a.contact_phone, a.amount_fen, a.resend_address,
        a.return_company, a.return_number, a.created_at
      from after_sale a join shop_order o on o.id = a.order_id where a.member_id = ${memberId}`,
  },
];
