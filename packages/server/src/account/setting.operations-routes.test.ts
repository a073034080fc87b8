import { settingApi } from '@mall/contract/account/setting.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import type { SettingKey } from '@mall/contract/kernel/settings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportNode } from '../kernel/report-node.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let boss: Signed;
let service: Signed;
beforeAll(async () => {
  boss = await addSignedIn(mall.house.db, { audience: 'operator' });
  service = await addSignedIn(mall.house.db, { audience: 'operator', roles: ['mall_service'] });
});

const list = async () => (await mall.call(settingApi.list, {}, boss)).data;
const rowOf = async (key: SettingKey) => (await list()).settings.find((row) => row.key === key);
const publish = async (changes: { key: SettingKey; value: string | null }[], version?: number, by = boss) =>
  mall.call(settingApi.publish, { body: { version: version ?? (await list()).version, reason: '试一试', changes } }, by);
const history = async (query: object = {}) => (await mall.call(settingApi.history, { query }, boss)).data;

describe('the settings of the mall', () => {
  it('are changed together with a reason, hold at once, and go back to what is usual', async () => {
    const { errorCode } = await publish([
      { key: 'SITE_NAME', value: '新能商城' },
      { key: 'RECEIVE_DAYS', value: '20' },
    ]);
    expect(errorCode).toBe(null);
    expect([mall.house.config.SITE_NAME, mall.house.config.RECEIVE_DAYS]).toEqual(['新能商城', 20]);
    expect((await mall.call(contentApi.site)).data.name).toBe('新能商城');
    expect(await rowOf('RECEIVE_DAYS')).toMatchObject({ value: '20', usual: '15', last: { before: '15', after: '20' } });
    await publish([{ key: 'SITE_NAME', value: null }]);
    expect(mall.house.config.SITE_NAME).toBe('能电商城');
    const { list: steps, total } = await history();
    expect([total, steps.map(({ key, before, after, reason, version }) => [key, before, after, reason, version])]).toEqual([
      3,
      [
        ['SITE_NAME', '新能商城', '能电商城', '试一试', 2],
        ['RECEIVE_DAYS', '15', '20', '试一试', 1],
        ['SITE_NAME', '能电商城', '新能商城', '试一试', 1],
      ],
    ]);
    expect((await history({ key: 'RECEIVE_DAYS' })).total).toBe(1);
  });

  it('name the sign that a name must not have', async () => {
    for (const [value, sign] of [
      ['<b>商城', '<'],
      ['商\u202e城', 'U+202E'],
    ] as const) {
      const { errorCode, msg } = await publish([{ key: 'SITE_NAME', value }]);
      expect([errorCode, msg]).toEqual(['setting.sign_wrong', expect.stringContaining(`“${sign}”`)]);
    }
  });

  it('turn away a value outside of its range, and then nothing of the rest holds either', async () => {
    const wrong: [SettingKey, string][] = [
      ['PAY_HOURS', '721'],
      ['PAY_HOURS', '1.5'],
      ['SITE_NAME', '一'],
      ['SITE_LOGO', 'https://elsewhere.example/logo.svg'],
      ['SITE_LOGO', `/media/site/${'0'.repeat(64)}.png`],
      ['HOTLINE', '打我'],
      ['HOTLINE_HOURS', 'always'],
      ['LOGIN_SWITCH', 'MAYBE'],
      ['DEMO_CLERK', 'yes'],
      ['CHANNEL_ZONE', '404'],
    ];
    for (const [key, value] of wrong) {
      const answer = await publish([
        { key: 'SHIP_HOURS', value: '24' },
        { key, value },
      ]);
      expect(answer.errorCode, `${key} ${value}`).toBe('setting.wrong');
    }
    expect(mall.house.config.SHIP_HOURS).toBe(48);
    const { version } = await list();
    const said = await mall.call(
      settingApi.publish,
      { body: { version, reason: ' ', changes: [{ key: 'SHIP_HOURS', value: '24' }] } },
      boss,
    );
    expect(said.errorCode).toBe('setting.reason_required');
    expect((await publish([{ key: 'SHIP_HOURS', value: '48' }])).errorCode).toBe('setting.nothing');
  });

  it('are not run over by who had read them before somebody else changed the same one', async () => {
    const { version } = await list();
    await publish([{ key: 'SHIP_HOURS', value: '36' }], version);
    const late = await publish([{ key: 'SHIP_HOURS', value: '60' }], version);
    expect([late.errorCode, late.msg]).toEqual(['setting.changed_meanwhile', expect.stringContaining('商家发货时限')]);
    expect((await publish([{ key: 'GUEST_CART_DAYS', value: '31' }], version)).errorCode).toBe(null);
    const both = await Promise.all([
      publish([{ key: 'PAY_HOURS', value: '12' }], 100),
      publish([{ key: 'DOWNLOAD_DAYS', value: '9' }], 100),
    ]);
    expect(both.map(({ data }) => data.version).toSorted()).toEqual([version + 3, version + 4]);
    expect([mall.house.config.PAY_HOURS, mall.house.config.DOWNLOAD_DAYS]).toEqual([12, 9]);
  });

  it('are changed by who has the right alone', async () => {
    expect((await publish([{ key: 'PAY_HOURS', value: '13' }], 100, service)).errorCode).toBe('kernel.no_permission');
    expect((await mall.call(settingApi.list, {}, service)).errorCode).toBe('kernel.no_permission');
  });

  it('leave a kept value that this version does not take, and a key that it does not know', async () => {
    await mall.house.db.pool.query(`insert into setting values ('PASSWORD_DAYS', 'soon'), ('OF_ANOTHER_DAY', '1')`);
    await mall.house.settings.refresh();
    expect(mall.house.config.PASSWORD_DAYS).toBe(180);
  });

  it('tell on which nodes the last change lives', async () => {
    await reportNode(mall.house);
    const { nodes, published, version } = await list();
    expect([nodes.map((node) => node.version), typeof published?.seconds]).toEqual([[version], 'number']);
    await mall.house.db.pool.query(`update mall_node set setting_version = 0`);
    expect((await list()).published?.seconds).toBe(null);
  });
});

const keep = (text: string) => mall.call(settingApi.picture, { body: { image: Buffer.from(text).toString('base64') } }, boss);

describe('a logo of the mall’s own', () => {
  it('is a drawing or a picture, shown under a name that never changes, and runs nothing', async () => {
    const { data } = await keep('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
    expect((await publish([{ key: 'SITE_LOGO', value: data.url }])).errorCode).toBe(null);
    expect((await mall.call(contentApi.site)).data.logoNow).toBe(data.url);
    const shown = await mall.app.fastify.inject({ url: data.url });
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      expect.stringContaining('immutable'),
    ]);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    for (const bad of ['<svg><script>alert(1)</script></svg>', '<svg onload="alert(1)"></svg>', 'MZ', '<html></html>'])
      expect((await keep(bad)).errorCode, bad).toBe('setting.picture_wrong');
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000', 'hex');
    const { errorCode } = await mall.call(settingApi.picture, { body: { image: head.toString('base64') } }, boss);
    expect(errorCode).toBe('setting.picture_broken');
    expect((await keep(`<svg>${' '.repeat(600_000)}</svg>`)).errorCode).toBe('setting.picture_large');
  });
});
