import { importDays } from '@mall/contract/catalogue/goods-import.rules.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../kernel/db.ts';
import type { House } from '../../kernel/house.ts';

const atOnce = 20;

/** What is not listed any more goes, with its rows; what is being checked or written stays until it is over. */
export const sweepImports = ({ db }: Pick<House, 'db'>) =>
  inTransaction(db, (tx) =>
    tx.execute(sql`
      delete from goods_import where id in (
        select id from goods_import where created_at < now() - make_interval(days => ${importDays}) and state not in ('checking', 'writing') order by id limit ${atOnce} for update skip locked)`),
  );
