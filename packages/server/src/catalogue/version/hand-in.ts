import { changedGoodsRows } from '@mall/contract/catalogue/goods-changes.rules.ts';
import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { GoodsFields, withoutCells } from '@mall/contract/catalogue/goods-fields.rules.ts';
import type { SpecChange } from '@mall/contract/catalogue/shelf.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { submissionsADay } from '../../kernel/versions.ts';
import { assignFreight } from '../freight/assign-freight.ts';
import { changeSpecs } from '../shelf/change-specs.ts';
import { sortGoods } from '../shelf/sort-goods.ts';
import { addVersion } from './add-version.ts';
import { findFaults } from './find-faults.ts';
import { goodsVersions } from './goods-versions.ts';
import { layNewGoods } from './lay-new-goods.ts';
import { lockDraft } from './lock-draft.ts';
import { lockGoods } from './lock-goods.ts';
import { tidyParams } from './parameter-rules.ts';
import { saidFaults } from './said-faults.ts';
import { readSold } from './sold.queries.ts';

/** Of two hand-ins at one moment the index lets one through. */
const orWaiting = orTakenBy({ goods_version_waiting: 'goods.waiting' });

/** The cells that were typed over what is sold: they hold at once. */
const cellChanges = ({ specs }: GoodsFields): SpecChange[] =>
  specs.flatMap(({ specId, price, stock, warnAt, moq, step, leadDays, weight, on }) => {
    const cells = {
      ...(price !== undefined && { price }),
      ...(stock !== undefined && { stock }),
      ...(warnAt !== undefined && { warnAt }),
      ...(moq !== undefined && { moq }),
      ...(step !== undefined && { step }),
      ...(leadDays !== undefined && { leadDays }),
      ...(weight !== undefined && { weightGram: weight }),
      ...(on !== undefined && { on }),
    };
    return specId === null || Object.keys(cells).length === 0 ? [] : [{ specId, ...cells }];
  });

type HandedIn = { goodsId: Id; waits: boolean; changed: number };

/**
 * Hands a draft in. What holds at once of specs that are sold is changed now, in the same transaction; the rest waits for the mall, while what is sold goes
 * on being sold.
 */
export const handIn = async (tx: Tx, side: StoreSide, id: Id, revision: number, language: Language): Promise<HandedIn> => {
  const { goodsId: known, fields: typed } = await lockDraft(tx, side, id, revision);
  const faults = await findFaults(tx, side, known, typed);
  if (faults.length > 0) throw refuse('goods.draft_wrong', { count: faults.length }, { faults: saidFaults(faults, language) });
  const read = GoodsFields.parse(typed);
  const { freight, storeClassId, ...versioned } = typed;
  const params = await tidyParams(tx, typed);
  const fields: GoodsDraft = { ...versioned, params, specs: versioned.specs.map((row) => (row.specId === null ? row : withoutCells(row))) };
  const goodsId = known ?? ((await layNewGoods(tx, side, [read]))[0] as Id);
  const { state } = await lockGoods(tx, side, goodsId);
  const { waiting, last, today } = await goodsVersions.readStanding(tx, goodsId);
  if (waiting) throw refuse('goods.waiting');
  const cells = cellChanges(read);
  const changed = cells.length > 0 ? await changeSpecs(tx, side, { specs: cells }) : 0;
  if (freight !== undefined) await assignFreight(tx, side, { goodsIds: [goodsId], templateId: freight || null });
  if (storeClassId !== undefined) await sortGoods(tx, side, { goodsIds: [goodsId], shelfId: storeClassId || null }, 'drawn');
  const rows = state === 'draft' ? [] : changedGoodsRows(await readSold(tx, goodsId), fields);
  const waits = state === 'draft' || rows.length > 0;
  if (!waits && changed === 0 && freight === undefined && storeClassId === undefined) throw refuse('goods.nothing_changed');
  if (waits) {
    if (today >= submissionsADay) throw refuse('goods.often', { most: submissionsADay });
    if (await goodsVersions.isAsGivenBack(tx, goodsId, fields)) throw refuse('goods.unchanged');
    await orWaiting(() => addVersion(tx, goodsId, { version: last + 1, memberId: side.memberId, fields, changes: rows.length }));
  }
  await tx.execute(sql`delete from goods_draft where id = ${id}`);
  return { goodsId, waits, changed };
};
