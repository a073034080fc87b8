import type { ContractEvent } from '@mall/contract/agreement/agreement.machine.ts';
import { contractSides } from '@mall/contract/agreement/agreement.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { By } from '../kernel/side.ts';

const Row = z.strictObject({
  memberId: Id,
  side: z.enum(contractSides),
  contractSn: z.string(),
  title: z.string(),
  createdSide: z.enum(contractSides),
  firstSide: z.enum(contractSides),
});

/** Tells those of both sides who sign or look after it what has become of a contract; who did it knows. */
export const tellContract = async (
  tx: Tx,
  contractId: Id,
  event: ContractEvent | 'endAsked' | 'endRefused' | 'soon',
  by: By,
  reason: string,
): Promise<void> => {
  const people = await readRows(tx, Row)`
    select m.id::text as "memberId", m.audience as side, a.contract_sn as "contractSn", a.title, a.created_side as "createdSide", a.first_side as "firstSide"
    from agreement a join member m on m.enabled and m.id is distinct from ${by.memberId ?? null}::bigint
      and (m.company_id = a.company_id and m.audience = 'buyer' and (m.id = a.member_id or ${holdsRight('contract:sign')})
        or m.store_id = a.store_id and m.audience = 'seller' and ${holdsRight('seller:contracts:handle')})
    where a.id = ${contractId} order by m.id limit 200`;
  await tell(tx, 'contract.moved', ...people.map((one) => ({ ...one, contractId, event, by: by.kind, reason })));
};

/** Signatures that were given to a paper which nobody will sign any more. */
export const voidSignatures = (tx: Tx, contractId: Id) =>
  tx.execute(sql`update agreement_signature set void_at = now() where agreement_id = ${contractId} and void_at is null`);
