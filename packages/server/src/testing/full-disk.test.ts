import { randomUUID } from 'node:crypto';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../kernel/db.ts';
import { findBroken } from './find-broken.ts';
import { readyBuyer, specOf, submitPiece } from './order-steps.ts';
import { mountSmallDisk } from './small-disk.ts';
import { buildSmallMall, layStock } from './small-mall.ts';
import { createTestApp } from './test-app.ts';

const disk = mountSmallDisk(64);
const space = `small_${randomUUID().slice(0, 8)}`;
const clusterUrl = process.env['TEST_CLUSTER_URL'] ?? '';

const moveTo = async (url: string): Promise<string> => {
  const admin = openPool(clusterUrl, 1);
  await admin.query(`create tablespace ${space} location '${disk?.folder}'`);
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set tablespace ${space}`);
  await admin.end();
  return url;
};

// Mounting takes the rights of root; the log of the database stays on the large disk, for without it PostgreSQL stops by itself.
describe.skipIf(!disk)('a full disk under the tables', () => {
  let mall: Awaited<ReturnType<typeof createTestApp>>;
  beforeAll(async () => {
    mall = await createTestApp({}, undefined, moveTo);
    await buildSmallMall(mall.house.db, 12);
    await mall.house.db.pool.query('update goods set moq = 1');
    await layStock(mall.house.db, 1000);
  });
  afterAll(async () => {
    await mall.close();
    const admin = openPool(clusterUrl, 1);
    await admin.query(`drop tablespace ${space}`);
    await admin.end();
    disk?.close();
  });

  it('refuses what must be written, shows what is there, and goes on with every acknowledged order once there is room', async () => {
    const buyer = await readyBuyer(mall);
    const countTrades = async () => Number((await mall.house.db.pool.query('select count(*) as n from trade')).rows[0].n);
    const acknowledged: string[] = [];
    const submitSome = async (amount: number) => {
      const codes = new Set<number>();
      for (let at = 0; at < amount; at += 1) {
        const submitToken = randomUUID();
        const { code } = await submitPiece(mall, buyer, submitToken);
        codes.add(code);
        if (code === 200) acknowledged.push(submitToken);
      }
      return codes;
    };

    expect(await submitSome(2)).toEqual(new Set([200]));
    disk?.fill();
    // What still fits into pages that are there is taken; after some orders nothing fits.
    const codes = await submitSome(40);
    expect([...codes].filter((code) => code !== 200)).toEqual([503]);
    expect((await submitPiece(mall, buyer, randomUUID())).code).toBe(503);
    expect((await mall.call(goodsApi.priceParity, { query: { specId: specOf(4) } })).code).toBe(200);
    expect((await mall.call(cartApi.list, {}, { token: buyer.token })).code).toBe(200);
    expect(await countTrades()).toBe(acknowledged.length);
    expect(await findBroken(mall.house.db)).toEqual([]);

    disk?.free();
    expect(await submitSome(5)).toEqual(new Set([200]));
    expect(await countTrades()).toBe(acknowledged.length);
    expect(await findBroken(mall.house.db)).toEqual([]);
  }, 60_000);
});
