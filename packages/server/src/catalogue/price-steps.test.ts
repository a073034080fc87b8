import { beforeAll, expect, it } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const put = (num: number) =>
  database.db.pool.query('insert into spec_price_break (spec_id, min_num, price_fen) values (1000004, $1, 1)', [num]);

beforeAll(() => buildSmallMall(database.db, 4));

it('price steps begin above one piece and end where a cart line ends', async () => {
  await expect(put(1)).rejects.toThrow('check');
  await expect(put(201)).rejects.toThrow('check');
});
