import { freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { templatesMost } from '@mall/contract/catalogue/freight.rules.ts';
import { expect, it } from 'vitest';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp();

it('keeps so many templates for each store, and refuses one more', async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 4);
  const { token } = await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own });
  const { token: other } = await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third });
  await db.pool.query(
    `insert into freight_template (store_id, name, charged_by) select $1, '模板 ' || n, 'amount' from generate_series(1, $2::int) n`,
    [small.stores.own, templatesMost - 1],
  );
  const add = (name: string, as: string) => {
    const rows = [{ provinceIds: [], served: true, first: 1, firstFee: '5.00', more: 1, moreFee: '0.00', freeFrom: null, days: 3 }];
    return mall.call(freightApi.add, { body: { name, by: 'amount', usual: false, rows } }, { token: as });
  };
  expect((await add('最后一个', token)).code).toBe(200);
  expect((await add('多一个', token)).errorCode).toBe('freight.many');
  expect((await add('别店的', other)).code).toBe(200);
});
