import { savedViewApi } from '@mall/contract/member/saved-view.api.ts';
import { viewsAList } from '@mall/contract/member/saved-view.rules.ts';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const server = testApp();

const someone = async (audience: 'operator' | 'seller' | 'buyer' = 'operator') => {
  const { token } = await addSignedIn(server.house.db, { audience });
  const save = (name: string, query = 'tab=all', list = '/orders') =>
    server.call(savedViewApi.save, { body: { list, name, query } }, { token });
  const namesOf = async (list = '/orders') =>
    (await server.call(savedViewApi.list, { query: { list } }, { token })).data.map(({ name }) => name);
  return { token, save, namesOf };
};

test('keeps views by list, in the order in which they were saved, and only for who saved them', async () => {
  const [one, other] = [await someone('seller'), await someone()];
  await one.save('今天要发');
  await one.save('10kV 电缆', 'tab=all&word=10kV');
  await one.save('退货', 'tab=all', '/after-sales');
  expect(await one.namesOf()).toEqual(['今天要发', '10kV 电缆']);
  expect(await one.namesOf('/after-sales')).toEqual(['退货']);
  expect(await other.namesOf()).toEqual([]);
});

test('gives a name that is there already its new filters', async () => {
  const { token, save } = await someone();
  const first = await save('高额', 'min=100');
  const again = await save(' 高额 ', 'min=200');
  expect(again.data).toEqual({ id: first.data.id, name: '高额', query: 'min=200' });
  expect((await server.call(savedViewApi.list, { query: { list: '/orders' } }, { token })).data).toEqual([again.data]);
});

test('keeps no more than a list can show, also when two are saved at once', async () => {
  const { save, namesOf } = await someone();
  for (let n = 1; n < viewsAList; n += 1) await save(`视图 ${n}`);
  const codes = (await Promise.all([save('甲'), save('乙'), save('丙')])).map(({ errorCode }) => errorCode ?? '');
  expect(codes.toSorted()).toEqual(['', 'view.full', 'view.full']);
  expect(await namesOf()).toHaveLength(viewsAList);
  expect((await save('视图 1', 'tab=mine')).data.query).toBe('tab=mine');
});

test('forgets a view of one’s own, and leaves another’s where it is', async () => {
  const [one, other] = [await someone(), await someone()];
  const { data } = await one.save('高额');
  await server.call(savedViewApi.remove, { params: { id: data.id } }, { token: other.token });
  expect(await one.namesOf()).toEqual(['高额']);
  await server.call(savedViewApi.remove, { params: { id: data.id } }, { token: one.token });
  expect(await one.namesOf()).toEqual([]);
});

test('takes no view without a name, and no address but a list’s own', async () => {
  const { save } = await someone();
  expect((await save('  ')).errorCode).toBe('view.name_required');
  expect((await save('很'.repeat(21))).errorCode).toBe('view.name_long');
  expect((await save('坏', 'x="><script>')).errorCode).toBe('kernel.bad_input');
  expect((await save('坏', 'tab=all', '//evil.example')).errorCode).toBe('kernel.bad_input');
  expect((await (await someone('buyer')).save('买家')).errorCode).toBe('kernel.no_permission');
});
