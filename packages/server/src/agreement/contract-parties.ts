import { ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ buyer: ContractParty, seller: ContractParty, certified: z.boolean() });

/** Both sides as they are now. Only a company whose papers were checked binds itself. */
export const readParties = async (tx: Tx, companyId: Id, storeId: Id): Promise<{ buyer: ContractParty; seller: ContractParty }> => {
  const [row] = await readRows(tx, Row)`
    select c.state = 'active' as certified,
      json_build_object('name', c.name, 'unifiedCode', coalesce(c.unified_code, ''), 'representative', c.legal_representative, 'address', c.registered_address,
        'phone', coalesce(nullif(c.office_phone, ''), c.contact_phone), 'bankName', c.bank_name, 'bankAccount', c.bank_account) as buyer,
      json_build_object('name', s.company_name, 'unifiedCode', coalesce(s.licence ->> 'unifiedCode', ''), 'representative', coalesce(s.licence ->> 'legalRepresentative', ''),
        'address', coalesce(s.licence ->> 'address', ''), 'phone', coalesce(own.office_phone, ''), 'bankName', coalesce(own.bank_name, ''), 'bankAccount', coalesce(own.bank_account, '')) as seller
    from company c cross join store s left join company own on own.id = s.company_id where c.id = ${companyId} and s.id = ${storeId}`;
  if (!row) throw refuse('agreement.partner_unknown');
  if (!row.certified) throw refuse('agreement.uncertified');
  return { buyer: row.buyer, seller: row.seller };
};
