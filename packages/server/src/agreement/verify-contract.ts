import { contractStates } from '@mall/contract/agreement/agreement.machine.ts';
import { contractSides, type VerifyContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { VerifiedContract } from '@mall/contract/agreement/contract-answers.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';

const Row = z.strictObject({
  contractSn: z.string(),
  title: z.string(),
  state: z.enum(contractStates),
  buyerName: z.string(),
  sellerName: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  hash: z.string(),
  /** The paper that was asked about is the one that counts. */
  current: z.boolean(),
  signatures: z.array(z.strictObject({ side: z.enum(contractSides), partyName: z.string(), date: z.string() })),
});

const verdictOf = ({ current, signatures: { length } }: z.infer<typeof Row>): VerifiedContract['verdict'] => {
  if (!current) return 'void';
  if (length === 2) return 'signed';
  return length === 1 ? 'part' : 'unsigned';
};

/** What whoever holds a paper may know: that it is one of ours, who signed it and when. Nothing of goods and prices, and nothing of a draft. */
export const verifyContract = async (tx: Tx, { no, code, hash }: VerifyContract): Promise<VerifiedContract> => {
  const [row] = await readRows(tx, Row)`
    select a.contract_sn as "contractSn", a.title, a.state, a.buyer ->> 'name' as "buyerName", a.seller ->> 'name' as "sellerName", a.valid_from::text as "validFrom",
      a.valid_to::text as "validTo", latest.hash, ${hash === undefined ? sql`true` : sql`f.revision = a.revision`}
        and a.state not in ('draft', 'rejected', 'withdrawn', 'sign_expired') as current,
      coalesce((select json_agg(json_build_object('side', g.side, 'partyName', case g.side when 'buyer' then a.buyer ->> 'name' else a.seller ->> 'name' end,
        'date', ${timeText(sql`g.at`)}) order by g.at) from agreement_signature g where g.agreement_id = a.id and g.revision = a.revision and g.void_at is null), '[]') as signatures
    from agreement a
    cross join lateral (select coalesce((select g.file_hash from agreement_signature g where g.agreement_id = a.id and g.revision = a.revision and g.void_at is null
      order by g.at desc limit 1), a.hash) as hash) latest
    ${hash === undefined ? sql`` : sql`join agreement_file f on f.agreement_id = a.id and f.hash = ${hash}`}
    where a.hash is not null ${no === undefined ? sql`` : sql`and a.contract_sn = ${no}`} ${code === undefined ? sql`` : sql`and a.verify_code = ${code}`}`;
  if (!row) throw refuse('agreement.verify_unknown');
  const { current: _current, ...told } = row;
  return { ...told, verdict: verdictOf(row), latest: hash === undefined ? null : row.hash === hash };
};
