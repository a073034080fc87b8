import { unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { listPriceBreaks } from './price-break.queries.ts';

const database = testDatabase();
const put = (num: number) =>
  database.db.pool.query('insert into spec_price_break (spec_id, min_num, price_fen) values (1000004, $1, 1)', [num]);

beforeAll(async () => {
  await buildSmallMall(database.db, 4);
  await database.db.pool.query(
    `insert into spec_price_break (spec_id, min_num, price_fen) values (1000002, 100, 900), (1000002, 50, 950), (1000003, 10, 800)`,
  );
});

describe('the price steps of specs', () => {
  it('come by one statement however many specs are asked about, and price a quantity', async () => {
    const { result: steps, statements } = await countStatements(database.db, () =>
      listPriceBreaks(database.db, ['1000001', '1000002', '1000003']),
    );
    expect(statements).toHaveLength(1);
    expect(steps.get('1000002')).toEqual([
      { minNum: 50, priceFen: 950 },
      { minNum: 100, priceFen: 900 },
    ]);
    expect(steps.has('1000001')).toBe(false);
    expect(unitPriceFor(fen(1002), steps.get('1000002') ?? [], 120)).toBe(900);
    expect(unitPriceFor(fen(1001), steps.get('1000001') ?? [], 120)).toBe(1001);
  });

  it('begin above one piece and end where a cart line ends', async () => {
    await expect(put(1)).rejects.toThrow('check');
    await expect(put(201)).rejects.toThrow('check');
  });
});
