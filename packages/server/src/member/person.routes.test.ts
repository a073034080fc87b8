import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { personApi } from '@mall/contract/member/person.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendFile, smallPng } from '../testing/multipart.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const people: Record<string, { id: string; token: string; mobile: string }> = {};
const token = (who: string) => people[who]?.token ?? '';
const picture = async (who: string): Promise<string> =>
  ((await sendFile(mall, uploadApi.image, { name: 'a.png', bytes: smallPng, token: token(who) })).data as { url: string }).url;
const save = (who: string, body: { nickName?: string; memberAvatar?: string }) =>
  mall.call(personApi.save, { body }, { token: token(who) });
const detail = async (who: string) => (await mall.call(personApi.detail, {}, { token: token(who) })).data;
const readBy = (url: string) => mall.app.fastify.inject({ url });

beforeAll(async () => {
  const { db } = mall.house;
  await db.pool.query(`insert into company (id, name, unified_code, state) values (1, '津源电力', '91120116MA05X00X0X', 'active')`);
  await db.pool.query(`insert into department (id, company_id, name) values (11, 1, '物资部')`);
  people['buyer'] = await addSignedIn(db, {
    companyId: '1',
    departmentId: '11',
    accountType: 2,
    email: 'wang@example.com',
    roles: ['company_purchaser'],
  });
  people['stranger'] = await addSignedIn(db);
  people['seller'] = await addSignedIn(db, { audience: 'seller' });
});

const shown = async (url: string) =>
  (await mall.house.db.pool.query(`select audience from upload where '/uploads/' || key = $1`, [url])).rows[0]?.audience;

describe('personal data', () => {
  it('tell somebody what the mall knows of him, the mobile and the address of mail shortened', async () => {
    expect(await detail('buyer')).toMatchObject({
      memberName: '测试会员',
      memberMobile: expect.stringMatching(/^136\*{4}\d{4}$/),
      email: 'wa***@example.com',
      accountType: 2,
      companyName: '津源电力',
      departmentName: '物资部',
      roleNames: ['采购员'],
    });
    const abroad = { token: token('buyer'), language: 'ru' };
    expect((await mall.call(personApi.detail, {}, abroad)).data.roleNames).toEqual(['Закупщик']);
    expect((await mall.call(memberApi.home, {}, abroad)).data.roleNames).toEqual(['Закупщик']);
    expect(await detail('seller')).toMatchObject({ companyName: '', departmentName: '', email: '' });
    expect((await mall.call(personApi.detail)).code).toBe(401);
  });

  it('are changed by themselves, each alone, and the header says so at once', async () => {
    expect((await save('buyer', { nickName: ' 老王 ' })).code).toBe(200);
    const url = await picture('buyer');
    expect((await readBy(url)).statusCode).toBe(404);
    expect((await save('buyer', { memberAvatar: url })).code).toBe(200);
    expect((await mall.call(memberApi.home, {}, { token: token('buyer') })).data).toMatchObject({ nickName: '老王', memberAvatar: url });
    expect((await readBy(url)).statusCode).toBe(200);
    expect((await save('buyer', { memberAvatar: '' })).code).toBe(200);
    expect(await detail('buyer')).toMatchObject({ nickName: '老王', memberAvatar: '' });
    expect(await detail('stranger')).toMatchObject({ nickName: '' });
  });

  it.each([
    [{ nickName: '  ' }, 'member.nick_required'],
    [{ nickName: '王'.repeat(21) }, 'member.nick_long'],
    [{ memberAvatar: 'https://elsewhere.example/a.png' }, 'content.upload_unknown'],
    [{ memberAvatar: `/uploads/${'0'.repeat(32)}` }, 'content.upload_unknown'],
  ])('refuse %j', async (body, code) => {
    expect((await save('buyer', body)).errorCode).toBe(code);
  });

  it('take no picture of another’s', async () => {
    expect((await save('stranger', { memberAvatar: await picture('buyer') })).errorCode).toBe('content.upload_unknown');
    expect(await detail('stranger')).toMatchObject({ memberAvatar: '' });
  });

  it('lets a picture go that is replaced, so that it is swept', async () => {
    const [first, second] = [await picture('buyer'), await picture('buyer')];
    await save('buyer', { memberAvatar: first });
    expect(await shown(first)).toBe('public');
    await save('buyer', { nickName: '阿国' });
    expect(await shown(first)).toBe('public');
    await save('buyer', { memberAvatar: second });
    expect([await shown(first), await shown(second)]).toEqual(['owner', 'public']);
  });
});
