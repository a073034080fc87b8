import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { keepContractFile } from './contract-files.ts';
import { readParties } from './contract-parties.ts';
import { type PartySide, sightOf } from './contract-side.ts';
import { orCovered } from './create-contract.ts';
import { type LockedContract, lockContract, requireDaysLeft } from './lock-contract.ts';
import { makeContractFile } from './make-contract-file.ts';
import { moveContract } from './move-contract.ts';
import { requireAuthor } from './require-author.ts';
import { requirePrintable } from './require-printable.ts';
import { readWhole, type WholeContract } from './whole-contract.ts';

/** Goods that two frameworks of the same sides list would have two prices; what a supplement lists is its framework's. One pair of sides at a time. */
const requireUnlisted = async (tx: Tx, { id, kind, companyId, storeId }: LockedContract): Promise<void> => {
  if (kind === 'order') return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`framework ${companyId} ${storeId}`}, 0))`);
  const { rowCount } = await tx.execute(sql`
    select from agreement a join agreement f on f.id = coalesce(a.parent_id, a.id) join agreement_line l on l.agreement_id = a.id
    where f.kind = 'framework' and a.company_id = ${companyId} and a.store_id = ${storeId} and f.id <> (select coalesce(own.parent_id, own.id) from agreement own where own.id = ${id})
      and a.state in ('to_confirm', 'to_sign', 'signing', 'abnormal', 'effective') and (a.parent_id is null or f.state = 'effective')
      and l.spec_id in (select own.spec_id from agreement_line own where own.agreement_id = ${id}) limit 1`);
  if (rowCount !== 0) throw refuse('agreement.goods_listed');
};

/** The names and accounts of both sides as they are when the paper is made. */
const freshen = async (tx: Tx, side: PartySide, id: Id): Promise<WholeContract> => {
  const found = await lockContract(tx, sightOf(side), id);
  requireAuthor(side, found);
  requireDaysLeft(found);
  const { buyer, seller } = await readParties(tx, found.companyId, found.storeId);
  await tx.execute(
    sql`update agreement set buyer = ${JSON.stringify(buyer)}::jsonb, seller = ${JSON.stringify(seller)}::jsonb where id = ${id}`,
  );
  return readWhole(tx, sightOf(side), id);
};

/**
 * Lays the paper out and sends it to the other side. Laying out takes its time and holds nothing meanwhile: what was written in between is seen by comparing, and
 * refused, so that the file says what the draft does.
 */
export const sendContract = async (
  { db, config, files }: Pick<House, 'db' | 'config' | 'files'>,
  side: PartySide,
  id: Id,
): Promise<void> => {
  const whole = await inTransaction(db, (tx) => freshen(tx, side, id));
  requirePrintable(whole);
  const { pdf, pages, partPages } = await makeContractFile(whole, config);
  const hash = await keepContractFile(files, pdf);
  await inTransaction(db, async (tx) => {
    const found = await lockContract(tx, sightOf(side), id);
    requireAuthor(side, found);
    if (JSON.stringify(await readWhole(tx, sightOf(side), id)) !== JSON.stringify(whole)) throw refuse('agreement.moved');
    await requireUnlisted(tx, found);
    await tx.execute(sql`
      insert into agreement_file (hash, agreement_id, revision, signatures, bytes) values (${hash}, ${id}, ${found.revision + 1}, 0, ${pdf.length})`);
    await orCovered(() =>
      moveContract(tx, id, 'send', byOf(side), {
        also: sql`, revision = revision + 1, hash = ${hash}, pages = ${pages}, part_pages = ${sql.param(partPages)}::smallint[], reason = '', soon_told = false`,
      }),
    );
  });
};
