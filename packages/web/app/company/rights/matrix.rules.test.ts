import type { CompanyRole, RoleMatrix } from '@mall/contract/account/company-role.api.ts';
import { type RightRow, rightGroups } from '@mall/contract/account/right-rows.ts';
import { describe, expect, it } from 'vitest';
import { changesOf, putDraft, reachOn, stepFrom, stepsOn } from './matrix.rules.ts';

const rowOf = (key: string) =>
  rightGroups(new Set())
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key) as RightRow;
const orders = 'personalCenterBase:myOrders:view';
const role = { id: '9', roleName: '项目经理', rights: [{ name: orders, reach: 'department' }] } as unknown as CompanyRole;
const matrix = (over: Partial<RoleMatrix> = {}): RoleMatrix => ({
  roles: [role],
  base: [],
  held: [
    { name: orders, reach: 'company' },
    { name: 'personalCenterBase:myOrdersDetail:view', reach: 'company' },
    { name: 'order:buy', reach: 'company' },
  ],
  ...over,
});

describe('a line of the matrix', () => {
  it('shows what the role gives, and no less than everybody has', () => {
    expect(reachOn(matrix(), role, rowOf('orders'))).toBe('department');
    expect(reachOn(matrix({ base: [{ name: orders, reach: 'company' }] }), role, rowOf('orders'))).toBe('company');
    expect(reachOn(matrix(), role, rowOf('buy'))).toBeNull();
  });

  it('offers what the editor holds himself, from what everybody has', () => {
    expect(stepsOn(matrix(), rowOf('orders'))).toEqual([null, 'own', 'department', 'company']);
    expect(stepsOn(matrix({ held: [{ name: orders, reach: 'department' }] }), rowOf('orders'))).toEqual([null, 'own', 'department']);
    expect(stepsOn(matrix({ base: [{ name: orders, reach: 'own' }] }), rowOf('orders'))).toEqual(['own', 'department', 'company']);
    expect(stepsOn(matrix(), rowOf('buy'))).toEqual([null, 'company']);
    expect(stepsOn(matrix(), rowOf('sign'))).toEqual([null]);
  });

  it('of the running of the company offers the reaches that mean something', () => {
    const held = ['company:people:manage', 'company:audit:view', 'company:addresses:manage', 'company:roles:manage'].map((name) => ({
      name,
      reach: 'company' as const,
    }));
    const steps = held.map(({ name }) => stepsOn(matrix({ held }), rowOf(name)));
    expect(steps).toEqual([
      [null, 'department', 'company'],
      [null, 'own', 'company'],
      [null, 'own', 'department', 'company'],
      [null, 'company'],
    ]);
    const deputy = [{ name: 'company:people:manage', reach: 'department' as const }];
    expect(stepsOn(matrix({ held: deputy }), rowOf('company:people:manage'))).toEqual([null, 'department']);
  });

  it('goes round in both directions', () => {
    const steps = stepsOn(matrix(), rowOf('orders'));
    expect([stepFrom(steps, 'company', 1), stepFrom(steps, null, -1), stepFrom(steps, 'own', 1)]).toEqual([null, 'company', 'department']);
  });

  it('changes all its rights together, but for those that the editor does not hold', () => {
    expect(changesOf(matrix(), role, rowOf('orders'), 'company').map(({ name }) => name)).toEqual([
      orders,
      'personalCenterBase:myOrdersDetail:view',
    ]);
    expect(changesOf(matrix(), role, rowOf('orders'), null)).toEqual([{ name: orders, reach: null }]);
  });
});

it('forgets a change that was taken back', () => {
  const changed = putDraft({}, '9', 'orders', 'company', 'department');
  expect(changed).toEqual({ 9: { orders: 'company' } });
  expect(putDraft(changed, '9', 'orders', 'department', 'department')).toEqual({});
});
