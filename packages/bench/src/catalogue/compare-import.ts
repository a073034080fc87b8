import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { type Cell, writeXlsx } from '@mall/server/kernel/xlsx.ts';
import { authorityOf } from '@mall/server/testing/authority.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { Client } from 'pg';
import type { Mall } from '../open-mall.ts';
import { type Row, ratioOf } from '../report.ts';
import { searchMeanwhile } from '../search-meanwhile.ts';
import { signIn } from '../sign-in.ts';
import { withClient } from '../with-client.ts';

const mobile = '13900000001';
const mostSeconds = 60;
const mostMegabytes = 300;
const mostTimes = 1.5;
const quietMs = 10_000;
const megabyte = 1024 * 1024;

type Sheet = { work: string; rows: Cell[][] };

const enter = async (client: Client): Promise<string> => {
  await client.query(`delete from goods_import where store_id = (select store_id from member where mobile = $1)`, [mobile]);
  return signIn(client, mobile, 'seller-');
};

type Leaf = { path: string; brand: string; params: Record<string, string> };

/** New goods of one class, each a goods of its own, with all that the class asks for. */
const newGoods = async (client: Client): Promise<Sheet> => {
  const { rows } = await client.query<Leaf>(
    `select array_to_string(array(select up.names ->> 'zh' from goods_class up where up.id::text = any (string_to_array(c.path, '/')) order by up.level), ' / ') as path,
       (select b.name from brand b where b.id = g.brand_id) as brand,
       (select json_object_agg(a.names ->> 'zh', (select v.value from attribute_value v where v.attribute_id = a.id order by v.sort, v.id limit 1)) from attribute a
         where a.class_id = c.id and exists (select from attribute_value v where v.attribute_id = a.id)) as params
     from goods g join goods_class c on c.id = g.gc_id where g.store_id = (select store_id from member where mobile = $1) and g.state = 'on'
       and (not exists (select from store_main_class m where m.store_id = g.store_id) or exists (select from store_main_class m where m.store_id = g.store_id and m.class_id::text = any (string_to_array(c.path, '/'))))
     order by g.id limit 1`,
    [mobile],
  );
  const { path, brand, params } = rows[0] as Leaf;
  const names = Object.keys(params);
  const waiting = await client.query<{ many: number }>(
    `select count(*)::int as many from goods where state = 'draft' and store_id = (select store_id from member where mobile = $1)`,
    [mobile],
  );
  // No more may wait for the mall than a sheet brings.
  const many = importMost.rows - (waiting.rows[0]?.many ?? 0);
  const run = randomBytes(3).toString('hex').toUpperCase();
  return {
    work: `an import of ${many.toLocaleString('en')} new goods`,
    rows: [
      ['商品名称', '类目', '品牌', '货号', '含税价', '库存', '库存预警', '起订量', '发货天数', '重量（千克）', '主图', ...names],
      ...Array.from({ length: many }, (_, at): Cell[] => [
        `${brand} 批量导入电缆 ${run}-${at}`,
        path,
        brand,
        `BI-${run}-${at}`,
        12.5 + at / 100,
        300 + at,
        10,
        1,
        3,
        0.75,
        '/media/goods/cable.svg',
        ...names.map((name) => params[name] ?? ''),
      ]),
    ],
  };
};

/** Prices and stock of as many specs that are sold: those of other stores are moved into this one, which nobody does but a benchmark. */
const changedSpecs = async (client: Client): Promise<Sheet> => {
  await client.query(
    `update goods set store_id = m.store_id, store_class_id = null from member m where m.mobile = $1 and goods.id in (
       select g.id from goods g where g.state = 'on' and g.store_id <> m.store_id and not exists (select from freight_template f where f.id = g.freight_template_id) order by g.id limit 2500)`,
    [mobile],
  );
  const { rows } = await client.query<{ number: string; price: number; stock: number }>(
    `select p.item_number as number, p.price_fen::float8 / 100 as price, k.on_hand - k.reserved as stock from spec p join spec_stock k on k.spec_id = p.id join goods g on g.id = p.goods_id
     where g.store_id = (select store_id from member where mobile = $1) and g.state = 'on' and p.dropped_at is null
       and not exists (select from activity_price a where a.spec_id = p.id) and not exists (select from group_buy b where b.spec_id = p.id) order by p.id limit $2`,
    [mobile, importMost.rows],
  );
  return {
    work: `prices and stock of ${rows.length.toLocaleString('en')} specs by a sheet`,
    rows: [['货号', '含税价', '库存'], ...rows.map(({ number, price, stock }) => [number, Math.round(price * 98) / 100 + 0.01, stock + 7])],
  };
};

const upload = async (url: string, token: string, rows: Cell[][]): Promise<string> => {
  const form = new FormData();
  form.append('magicaValue', makeMagicaValue());
  form.append('file', new Blob([new Uint8Array(await writeXlsx({ name: 'goods', rows }))]), 'goods.xlsx');
  const answer = await fetch(`${url}/api${goodsImportApi.upload.path}`, { method: 'POST', headers: authorityOf(token), body: form });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { id: string } };
  if (code !== 200) throw new Error(`the mall answered ${code} ${msg}`);
  return data.id;
};

const importSheet = async ({ mall }: Mall, token: string, { work, rows }: Sheet): Promise<Row> => {
  const calm = searchMeanwhile(mall.url);
  await sleep(quietMs);
  const before = await calm.end();
  const memory = (await mall.usage()).memory;
  let most = memory;
  const visitor = searchMeanwhile(mall.url);
  const since = performance.now();
  const id = await upload(mall.url, token, rows);
  const took = { read: (performance.now() - since) / 1000, check: 0, write: 0 };
  const until = async (states: readonly string[]) => {
    for (;;) {
      await sleep(500);
      most = Math.max(most, (await mall.usage()).memory);
      const one = await plainCall(mall.url, goodsImportApi.detail, { params: { id } }, token);
      const found = one?.body.data;
      if (found?.state === 'failed') throw new Error(`the import failed: ${found.failures[0]?.message}`);
      if (found && states.includes(found.state)) return found;
    }
  };
  const { counts } = await until(['deciding']);
  took.check = (performance.now() - since) / 1000 - took.read;
  if (counts?.bad !== 0) {
    const told = await plainCall(mall.url, goodsImportApi.faults, { params: { id }, query: { page: '1', limit: '3' } }, token);
    throw new Error(`${counts?.bad} rows are bad: ${JSON.stringify(told?.body)}`);
  }
  await plainCall(mall.url, goodsImportApi.write, { params: { id }, body: { falls: 'take' } }, token);
  await until(['written']);
  const seconds = (performance.now() - since) / 1000;
  took.write = seconds - took.read - took.check;
  const after = await visitor.end();
  const more = Math.round((most - memory) / megabyte);
  const times = after.p95 / before.p95;
  return {
    work,
    floor: `a search before: p95 ${before.p95} ms`,
    ours: `${seconds.toFixed(1)} s (${took.read.toFixed(1)} to read, ${took.check.toFixed(1)} to check, ${took.write.toFixed(1)} to write), ${more} MB more; a search meanwhile: p95 ${after.p95} ms`,
    ratio: ratioOf(times),
    target: `${mostSeconds} s, ${mostMegabytes} MB, p95 at most ${mostTimes}`,
    met: seconds <= mostSeconds && more <= mostMegabytes && times <= mostTimes,
  };
};

/** Sheets of as many rows as one may have, and how long a visitor's search takes meanwhile. */
export const compareImports = [newGoods, changedSpecs].map((make) => async (mall: Mall): Promise<Row> => {
  const { token, sheet } = await withClient(mall.url, async (client) => ({ token: await enter(client), sheet: await make(client) }));
  return importSheet(mall, token, sheet);
});
