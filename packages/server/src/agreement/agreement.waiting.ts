import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';
import { soonOver, waitsFor } from './contract-row.ts';
import { sightOf } from './contract-side.ts';

/** Contracts that the company has to agree to or to sign, and those that are over soon, for whoever does so. */
export const waitingContracts: WaitingSlot = async (tx, side, most) => {
  if (side.companyId === undefined || !side.rights.has(right('personalCenterBase:contract:list:view'))) return nothingWaits;
  const writes = side.rights.has(right('contract:create'));
  const signs = side.rights.has(right('contract:sign'));
  if (!writes && !signs) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select a.id::text, case ${waitsFor('buyer')} when 'confirm' then 'contractConfirm' when 'sign' then 'contractSign' when 'end' then 'contractEnd' else 'contractSoon' end as kind,
      a.contract_sn as sn, s.name as about, nullif(a.total_fen, 0)::float8 as "amountFen", ${waitingColumns(sql`coalesce(a.due_at, case when a.end_side is null then (a.valid_to + 1)::timestamptz end)`)}
    from agreement a join store s on s.id = a.store_id
    where ${within(sightOf(side), 'a')} and (${writes} and ${waitsFor('buyer')} = 'confirm' or ${signs} and (${waitsFor('buyer')} in ('sign', 'end') and not exists (select from approval_request r where r.agreement_id = a.id and r.state = 'running') or ${soonOver}))
    order by a.due_at, a.id limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/contract/signature?id=${id}`);
};
