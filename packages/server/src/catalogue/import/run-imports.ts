import { inTransaction } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { TakenImport } from './import-turn.ts';
import { tellEnded } from './tell-ended.ts';
import { workApart } from './work-apart.ts';
import { type ImportRooms, workOnImport } from './work-on-import.ts';

/** What is done in a few milliseconds is not worth a thread. */
const fewRows = 200;

const takeImport = ({ db }: ImportRooms) =>
  inTransaction(db, async (tx) => {
    const [row] = await readRows(tx, TakenImport)`
      update goods_import i set turn = i.turn + 1, attempts = i.attempts + 1, heard_at = now()
      where i.id = (select o.id from goods_import o where o.state in ('checking', 'writing') and (o.heard_at is null or o.heard_at < now() - interval '30 seconds') order by o.id limit 1 for update skip locked)
      returning i.id::text, i.state, i.store_id::text as "storeId", (case i.state when 'writing' then i.written_by else i.member_id end)::text as "memberId", i.columns, i.falls, i.rows_total as rows, i.turn, i.attempts`;
    return row;
  });

/** Checks and writes imports, one after the other: a node never has two in hand, so that no crowd of them takes the database from the buyers. */
export const runImports = async (house: ImportRooms): Promise<void> => {
  for (let taken = await takeImport(house); taken; taken = await takeImport(house))
    await (taken.rows > fewRows ? workApart(house, taken) : workOnImport(house, taken));
  await tellEnded(house);
};
