import { matchApi, materialCodeApi } from '@mall/contract/procurement/match.api.ts';
import { billMost, linesAtOnce } from '@mall/contract/procurement/match.rules.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { sealRequest } from '@mall/contract/wire/sm-browser.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../../kernel/actor.ts';
import { writeXlsx } from '../../kernel/xlsx.ts';
import { zip } from '../../kernel/zip.ts';
import { sendFile } from '../../testing/multipart.ts';
import { addColleague, addCompany } from '../../testing/people-steps.ts';
import { sheetRows } from '../../testing/sheet-rows.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { matchBill } from './match-bill.ts';
import { prepareLine } from './prepare-line.ts';

const mall = testApp({}, 256);
let spec: { id: string; item_number: string; name: string };
let other: typeof spec;

beforeAll(async () => {
  const { rows } = await mall.house.db.pool.query<typeof spec>(
    `select s.id::text, s.item_number, s.name from spec s join goods g on g.id = s.goods_id where s.state = 'on' and g.state = 'on' order by s.id limit 2`,
  );
  [spec, other] = rows as [typeof spec, typeof spec];
  await addCompany(mall.house.db, 71);
  await addCompany(mall.house.db, 72);
});

const matchOne = async (line: { text: string; code?: string; quantity?: string; unit?: string }, token?: string) => {
  const { data } = await mall.call(matchApi.match, { body: { lines: [{ line: 1, ...line }] } }, token ? { token } : {});
  return data.lines[0] as NonNullable<(typeof data.lines)[0]>;
};

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

describe('a bill', () => {
  it('is matched for anybody: a number of the mall is certain, nonsense is nothing, and every line is kept', async () => {
    const { data } = await mall.call(matchApi.match, {
      body: {
        lines: [
          { line: 1, text: spec.item_number, quantity: '3' },
          { line: 2, text: '飞碟火星车 9台' },
          { line: 3, text: '微型断路器 3P 63A', quantity: '两台' },
          { line: 7, text: '', quantity: '' },
        ],
      },
    });
    expect(data.lines.map(({ line, state, by }) => [line, state, by])).toEqual([
      [1, 'certain', 'number'],
      [2, 'none', 'words'],
      [3, expect.stringMatching(/certain|confirm/), 'words'],
      [7, 'none', 'words'],
    ]);
    expect(data.lines[0]?.found[0]?.specId).toBe(spec.id);
    expect(data.lines[1]?.quantity).toMatchObject({ number: 9, unit: '台' });
    expect(data.lines[2]?.quantity.number).toBe(2);
  });

  it('takes units and codes that machines have a meaning of their own for as what they are: words', async () => {
    for (const word of ['constructor', '__proto__', 'toString', 'valueOf']) {
      const { quantity, found } = await matchOne({ text: spec.item_number, quantity: '3', unit: word });
      expect([quantity.number, quantity.unit, found[0]?.conversion, found[0]?.factor], word).toEqual([3, word, 'unknown', null]);
      expect((await matchOne({ text: word, code: word, quantity: word })).state, word).not.toBe('certain');
    }
  });

  it('has bounds', async () => {
    const lines = Array.from({ length: linesAtOnce + 1 }, (_, nth) => ({ line: nth + 1, text: 'a' }));
    expect((await mall.call(matchApi.match, { body: { lines } })).code).toBe(505);
    expect((await mall.call(matchApi.match, { body: { lines: [] } })).code).toBe(505);
    expect((await mall.call(matchApi.match, { body: { lines: [{ line: 1, text: 'a', more: 1 }] } } as never)).code).toBe(505);
  });

  it('is left where the asker has gone', async () => {
    const lines = Array.from({ length: 20 }, (_, nth) => ({ line: nth + 1, text: spec.item_number }));
    let asked = 0;
    const isGone = () => {
      asked += 1;
      return asked > 2;
    };
    // Numbers are found without the search.
    const matching = matchBill(mall.house.db, undefined as never, guest, { lines, stockFirst: true, isGone }, 'zh');
    await expect(matching).rejects.toMatchObject({ code: 'kernel.unavailable' });
    expect(asked).toBe(3);
  });

  it('costs little however it is written: so many words, figures and signs of a line are looked for, and what is left is said', async () => {
    for (const unit of ['3×', '1 ', '7', '9kV ', 'YJV ', '断路器 ', '断', '短路气', 'a1b ', '(1)', '塑壳断路器250A', '施耐德 ']) {
      const text = unit.repeat(400).slice(0, billMost.lineSigns);
      const { plain, left } = prepareLine({ line: 1, text });
      expect(plain.text.length, unit).toBeLessThanOrEqual(200);
      expect(count(plain.text, /\d+/gu), unit).toBeLessThanOrEqual(32);
      expect(count(plain.text, /\p{Script=Han}/gu), unit).toBeLessThanOrEqual(80);
      expect(plain.text.split(' ').length, unit).toBeLessThanOrEqual(24);
      expect(left, unit).not.toBe('');
    }
    expect(prepareLine({ line: 1, text: '塑壳断路器 250A 3P 2台' }).left).toBe('');
    const { state, unknown } = await matchOne({ text: `${spec.name} ${'3×'.repeat(100)}` });
    expect(state).not.toBe('certain');
    expect(unknown.join()).toContain('3×3');
  });

  it('is read from pasted text, and refused where there is nothing to buy', async () => {
    const { data } = await mall.call(matchApi.read, { body: { text: '名称\t数量\n断路器\t3\n合计\t3' } });
    expect(data).toMatchObject({ lines: [{ line: 2, text: '断路器', quantity: '3' }], others: [{ line: 3, kind: 'total' }], left: 0 });
    expect((await mall.call(matchApi.read, { body: { text: '合计' } })).errorCode).toBe('match.nothing_read');
  });
});

const send = (bytes: Buffer) => sendFile(mall, matchApi.sheet, { name: 'bill.xlsx', bytes });

describe('a file', () => {
  const rows = [
    ['名称', '规格型号', '单位', '数量'],
    ['电力电缆', 'YJV22 3×95', '米', '500'],
  ];
  const wanted = [{ line: 2, text: '电力电缆 YJV22 3×95', unit: '米', quantity: '500' }];

  it('is read as xlsx, csv or text with tabs, also as Chinese Windows saves it', async () => {
    expect((await send(await writeXlsx({ name: '清单', rows }))).data.lines).toEqual(wanted);
    expect((await send(Buffer.from(rows.map((row) => row.join(',')).join('\r\n')))).data.lines).toEqual(wanted);
    expect((await send(Buffer.from(`\ufeff${rows.map((row) => row.join('\t')).join('\n')}`))).data.lines).toEqual(wanted);
    // 名称,数量 / 断路器,2 in GB 18030.
    const chinese = Buffer.from([
      0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0a, 0xb6, 0xcf, 0xc2, 0xb7, 0xc6, 0xf7, 0x2c, 0x32,
    ]);
    expect((await send(chinese)).data.lines).toEqual([{ line: 2, text: '断路器', quantity: '2' }]);
  });

  it('is told as the pad shows it, row for row: read again it says the same, bad lines and their numbers as well', async () => {
    const bill = [
      ['××变电站材料表'],
      [],
      ['序号', '物料编码', '名称', '规格型号', '品牌', '单位', '数量', '备注'],
      ['一、电缆部分'],
      ['1', 'YT-5001', '电力电缆', 'YJV22\n3×95', '远东', '米', '500', ''],
      [],
      ['2', 'YT-5002', '塑壳断路器', '250A/3P', '', '台', '?', ''],
      ['3', '', '变压器', 'S22-M-400/10', '', '台', '1', '甲供'],
      ['', '', '合计', '', '', '', '501', ''],
    ];
    const { text, ...read } = (await send(await writeXlsx({ name: '清单', rows: bill }))).data;
    expect(read.lines.map(({ line, code, brand }) => [line, code, brand])).toEqual([
      [5, 'YT-5001', '远东'],
      [7, 'YT-5002', undefined],
    ]);
    expect(read.others.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'heading'],
      [4, 'heading'],
      [8, 'supplied'],
      [9, 'total'],
    ]);
    const again = (await mall.call(matchApi.read, { body: { text } })).data;
    expect(again).toEqual({ ...read, lines: read.lines.map((line) => ({ ...line, text: line.text.replace('\n', ' ') })) });
  });

  it('with signs that no text has in a late cell, or a sign across a bound, gives lines that can all be matched', async () => {
    const filling = Array.from({ length: 1500 }, (_, nth) => `断路器 ${nth},1`);
    const text = ['名称,数量', ...filling, '电\u0000缆,2', `${'a'.repeat(399)}😀,2`, `${'a'.repeat(999)}😀,2`].join('\n');
    const { data } = await send(Buffer.from(text));
    const lines = data.lines.slice(-3);
    expect(lines.map((line) => line.text)).toEqual(['电缆', 'a'.repeat(399), 'a'.repeat(400)]);
    expect(data.text.isWellFormed()).toBe(true);
    expect((await mall.call(matchApi.match, { body: { lines } })).code).toBe(200);
    const pasted = await mall.call(matchApi.read, { body: { text: '名称\t数量\n电缆\u000bYJV\u007f\t2\n断\u0000路器\f\t3' } });
    expect(pasted.data?.lines.map((line) => line.text)).toEqual(['电缆 YJV', '断路器']);
  });

  it('that is none, too large or a bomb is refused', async () => {
    expect((await send(Buffer.from([0x89, 0x50, 0, 1, 2, 3]))).errorCode).toBe('match.sheet_unreadable');
    expect((await send(Buffer.from('PK nonsense'))).errorCode).toBe('match.sheet_unreadable');
    expect((await send(Buffer.alloc(billMost.fileBytes + 1, 65))).errorCode).toBe('match.sheet_large');
    const bomb = await zip([['xl/worksheets/sheet1.xml', '0'.repeat(30 * 1024 * 1024)]]);
    expect((await send(bomb)).errorCode).toBe('match.sheet_large');
    const long = Array.from({ length: 3000 }, (_, nth) => `断路器 ${nth}\t1`).join('\n');
    expect((await send(Buffer.from(long))).errorCode).toBe('match.sheet_large');
  });

  it('to fill can be fetched, and what came of a bill is kept as text, whatever it begins with', async () => {
    const base = mall.house.config.API_BASE;
    const template = await mall.app.fastify.inject({ url: base + matchApi.template.path });
    expect(sheetRows(template.rawPayload)[0]).toContain('规格型号');
    const empty = { specName: '', itemNumber: '', storeName: '', score: null, unit: '', price: '', amount: '' };
    const rowsOut = [{ ...empty, line: 1, text: '=1+1', result: '有问题', reason: '没有', quantity: '?' }];
    const seal = await sealRequest(JSON.stringify({ rows: rowsOut, magicaValue: makeMagicaValue() }), mall.house.crypto.publicKeyHex);
    const result = await mall.app.fastify.inject({
      method: 'POST',
      url: base + matchApi.export.path,
      headers: { encryptiontype: 'SM', code: seal.code, mac: seal.mac, 'content-type': 'application/json' },
      payload: JSON.stringify({ params: seal.params }),
    });
    expect(sheetRows(result.rawPayload)[1]?.slice(0, 3)).toEqual(['1', '=1+1', '有问题']);
  });
});

describe('a company’s own code', () => {
  it('is one of so many that a company has', async () => {
    const buyer = await addColleague(mall.house.db, 72, 'company_purchaser');
    await mall.house.db.pool.query(
      `insert into material_code (company_id, code, code_key, spec_id) select 72, 'N-' || n, 'N' || n, $1 from generate_series(1, 20000) n`,
      [spec.id],
    );
    const learn = { body: { codes: [{ code: 'ONE-MORE', specId: spec.id }] } };
    expect((await mall.call(materialCodeApi.learn, learn, { token: buyer.token })).errorCode).toBe('match.codes_full');
    await mall.house.db.pool.query(`delete from material_code where company_id = 72 and code like 'N-%'`);
  });

  it('is learned for the whole company, counts before anything else, and is forgotten on demand', async () => {
    const [one, colleague, stranger] = [
      await addColleague(mall.house.db, 71, 'company_purchaser', 711),
      await addColleague(mall.house.db, 71, 'company_admin', 712),
      await addColleague(mall.house.db, 72, 'company_purchaser', 721),
    ];
    const learn = (code: string, specId: string, token = one.token) =>
      mall.call(materialCodeApi.learn, { body: { codes: [{ code, specId }] } }, { token });
    expect((await learn('YT-500012847', spec.id)).data).toEqual({ learned: 1 });
    expect(await matchOne({ text: 'yt-500012847', quantity: '2' }, colleague.token)).toMatchObject({
      state: 'certain',
      by: 'code',
      found: [{ specId: spec.id }],
    });
    expect(await matchOne({ text: '别的写法', code: 'ＹＴ－500012847' }, one.token)).toMatchObject({ by: 'code' });
    expect(await matchOne({ text: 'YT-500012847' }, stranger.token)).toMatchObject({ state: 'none' });
    expect(await matchOne({ text: 'YT-500012847' })).toMatchObject({ state: 'none' });

    await learn('yt 500012847'.replace(' ', '-'), other.id, colleague.token);
    expect(await matchOne({ text: 'YT-500012847' }, one.token)).toMatchObject({ found: [{ specId: other.id }] });

    const page = (token: string) => mall.call(materialCodeApi.page, { query: {} }, { token });
    const { data } = await page(one.token);
    // The last who taught it, and in the trail what it meant before.
    const { rows: named } = await mall.house.db.pool.query(
      `select member_name from member where id = (select taught_by from material_code where code_key = 'YT-500012847')`,
    );
    expect(data).toMatchObject({ total: 1, list: [{ specId: other.id, onSale: true, byName: named[0]?.member_name }] });
    const { rows: trail } = await mall.house.db.pool.query(
      `select event, before, after from audit_log where company_id = 71 and event like 'procurement.%' order by id`,
    );
    expect(trail).toEqual([
      { event: 'procurement.codes_taught', before: null, after: spec.name },
      { event: 'procurement.codes_taught', before: spec.name, after: other.name },
    ]);
    await mall.house.db.pool.query(
      `delete from role_right where right_name = 'procurementManagement:matchGoods:teach' and role_id = (select id from role where key = 'company_approver')`,
    );
    const reader = await addColleague(mall.house.db, 71, 'company_approver', 713);
    expect((await learn('YT-500012847', spec.id, reader.token)).code).not.toBe(200);
    expect((await page(stranger.token)).data.total).toBe(0);
    const [kept] = data.list;
    const forget = (token: string) => mall.call(materialCodeApi.forget, { params: { id: kept?.id ?? '' } }, { token });
    expect((await forget(stranger.token)).errorCode).toBe('kernel.not_found');
    expect((await forget(colleague.token)).code).toBe(200);
    expect(await matchOne({ text: 'YT-500012847' }, one.token)).toMatchObject({ state: 'none' });
  });

  it('of goods that are not on sale is not learned, and what it was called stays without anything newer', async () => {
    const { token } = await addColleague(mall.house.db, 71, 'company_purchaser', 711);
    const learn = (code: string) => mall.call(materialCodeApi.learn, { body: { codes: [{ code, specId: other.id }] } }, { token });
    await learn('GONE-1');
    const state = (to: string, name: string) =>
      mall.house.db.pool.query(
        `with named as (update spec set name = $3 where id = $1) update goods set state = $2 where id = (select goods_id from spec where id = $1)`,
        [other.id, to, name],
      );
    await state('draft', '秘密的新名字');
    try {
      expect((await learn('GONE-2')).data).toEqual({ learned: 0 });
      const page = async (word: string) => (await mall.call(materialCodeApi.page, { query: { word } }, { token })).data;
      expect((await page('GONE')).list).toMatchObject([{ code: 'GONE-1', specName: other.name, itemNumber: '', onSale: false }]);
      expect((await page('秘密')).total).toBe(0);
      expect((await matchOne({ text: '', code: 'GONE-1' }, token)).found).toEqual([]);
    } finally {
      await state('on', other.name);
    }
  });

  it('is nothing for who is of no company, and one learned by many at once stands once', async () => {
    const { token: alone } = await addSignedIn(mall.house.db, {});
    expect(
      (await mall.call(materialCodeApi.learn, { body: { codes: [{ code: 'A1', specId: spec.id }] } }, { token: alone })).code,
    ).not.toBe(200);
    const { token } = await addColleague(mall.house.db, 72, 'company_purchaser', 721);
    const codes = [
      { code: 'B-1', specId: spec.id },
      { code: 'B-2', specId: other.id },
    ];
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        mall.call(materialCodeApi.learn, { body: { codes: nth % 2 ? codes : codes.toReversed() } }, { token }),
      ),
    );
    expect(all.map(({ code }) => code)).toEqual(all.map(() => 200));
    expect((await mall.call(materialCodeApi.page, { query: { word: 'B-' } }, { token })).data.total).toBe(2);
  });
});
