import { refusalOf } from '@mall/contract/account/rights.ts';
import type { Access } from '@mall/contract/kernel/access.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { contractCalls } from '../docs/contract-calls.ts';
import { buildSmallMall, small } from './small-mall.ts';
import { testApp } from './test-app.ts';
import { addSignedIn, signInQuietly } from './test-member.ts';

const mall = testApp();
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
const mayOf = (access: Access) => ('may' in access ? access.may : undefined);
let calls: { name: string; call: AnyCall }[] = [];

/** Signing out comes last, because nothing is answered after it. */
const ends = ({ name }: { name: string }) => Number(name === 'accountApi.signOut');

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 4);
  const bring = async (who: string, given: Parameters<typeof addSignedIn>[1]) => {
    ({ id: ids[who], token: tokens[who] } = await addSignedIn(db, given));
  };
  await bring('a buyer', { id: '101' });
  await bring('a seller', { id: '102', audience: 'seller', storeId: small.stores.own });
  await bring('an operator', { id: '103', audience: 'operator' });
  // A stream has no end to wait for; `member/stream.test.ts` asks for it.
  calls = (await contractCalls()).filter(({ call }) => call.answer !== 'stream').toSorted((one, other) => ends(one) - ends(other));
});

const answersOf = async (who: string, wanted: (access: Access) => boolean) => {
  const heard: Record<string, string | null> = {};
  for (const { name, call } of calls.filter((one) => wanted(one.call.access))) {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] as string, '900000001']));
    heard[name] = (await mall.call(call, { params } as never, { token: tokens[who] as string })).errorCode;
  }
  return heard;
};
const buyers = ({ who }: Access) => who === 'visitor' || who === 'buyer';

describe('three kinds of people have accounts, and', () => {
  it.each(['a seller', 'an operator'])('%s is told at every call of buyers to use a buyer account', async (who) => {
    const heard = await answersOf(who, buyers);
    expect(Object.keys(heard).length).toBeGreaterThan(70);
    expect(Object.entries(heard).filter(([, code]) => code !== 'kernel.buyers_only')).toEqual([]);
  });

  it('a buyer is never told so', async () => {
    expect(Object.values(await answersOf('a buyer', buyers))).not.toContain('kernel.buyers_only');
  });

  it.each([
    ['a buyer', 'seller'],
    ['an operator', 'seller'],
    ['a buyer', 'operator'],
    ['a seller', 'operator'],
  ])('%s has no business at the calls of a %s', async (who, office) => {
    const heard = await answersOf(who, (access) => access.who === office);
    expect(Object.keys(heard).length).toBeGreaterThan(3);
    expect(Object.entries(heard).filter(([, code]) => code !== 'kernel.no_permission')).toEqual([]);
  });

  it.each(['a buyer', 'a seller', 'an operator'])('%s signs out, changes the password and sees devices, menu and name', async (who) => {
    const heard = await answersOf(who, (access) => access.who === 'signedIn');
    expect(Object.keys(heard).toSorted()).toEqual([
      'accountApi.changePassword',
      'accountApi.devices',
      'accountApi.menu',
      'accountApi.permissions',
      'accountApi.signOut',
      'accountApi.signOutDevice',
      'agreedApi.agree',
      'agreedApi.due',
      'downloadApi.again',
      'downloadApi.extend',
      'downloadApi.file',
      'downloadApi.ownData',
      'downloadApi.page',
      'downloadApi.remove',
      'downloadApi.state',
      'memberApi.home',
      'memberApi.messageCount',
      'memberApi.messages',
      'memberApi.skipSys',
      'messageApi.choose',
      'messageApi.preferences',
      'messageApi.read',
      'messageApi.remove',
      'messageApi.summary',
      'otherSiteApi.getUseToken',
      'partnerApi.unlink',
      'personApi.detail',
      'personApi.save',
      'securityApi.bindMobile',
      'securityApi.confirmEmail',
      'securityApi.disown',
      'securityApi.history',
      'securityApi.prove',
      'securityApi.sendEmailLink',
      'securityApi.sendMobileCode',
      'securityApi.signOutOthers',
      'securityApi.state',
      'socialApi.changeMobile',
      'socialApi.unbind',
      'uploadApi.base64',
      'uploadApi.begin',
      'uploadApi.file',
      'uploadApi.image',
      'uploadApi.part',
      'uploadApi.video',
    ]);
    const shut = new Set(['kernel.buyers_only', 'kernel.no_permission', 'kernel.session_expired']);
    expect(Object.entries(heard).filter(([, code]) => shut.has(code ?? ''))).toEqual([]);
  });

  // Last, because nobody has a right after it.
  it.each([
    ['a buyer', 'buyer'],
    ['a seller', 'seller'],
    ['an operator', 'operator'],
  ])('%s who holds no right is told so at every call that asks for one, and at no other', async (who, audience) => {
    await mall.house.db.pool.query('delete from role_right');
    forgetActors();
    tokens[who] = await signInQuietly(mall.house.db, ids[who] as string);
    const heard = await answersOf(who, (access) => access.who === audience);
    const expected = calls.filter(({ call }) => call.access.who === audience && mayOf(call.access) !== undefined);
    expect(expected.length).toBeGreaterThan(5);
    for (const { name, call } of expected) expect(heard[name], name).toBe(refusalOf(mayOf(call.access) ?? '', audience === 'buyer'));
    const told = new Set(expected.map(({ name }) => name));
    const others = Object.entries(heard).filter(([name]) => !told.has(name));
    expect(others.filter(([, code]) => code === 'kernel.no_permission' || code === 'order.buy_refused')).toEqual([]);
  });
});
