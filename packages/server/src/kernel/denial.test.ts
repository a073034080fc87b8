import { expect, it } from 'vitest';
import { denialOf } from './denial.ts';
import { refuse } from './refusal.ts';

const call = { verb: 'POST', path: '/operations/identity/{id}/approve', access: { who: 'operator' } } as Parameters<typeof denialOf>[0];
const askedOf = (body: unknown) => denialOf(call, { params: { id: '7' }, query: {}, body }, refuse('kernel.no_permission'))?.asked;

it('keeps the numbers that were asked for, alone and in lists', () => {
  expect(askedOf({ orderId: '12', goodsIds: ['3', 4], password: 'secret', names: ['5'] })).toEqual({
    id: '7',
    orderId: '12',
    goodsIds: '3,4',
  });
});

it('is written for a body whose lists cannot be read as a text', () => {
  expect(askedOf({ goodsIds: [{ toString: 3 }], lines: [{ orderId: '8', toString: 3 }] })).toEqual({ id: '7', 'lines.0.orderId': '8' });
});
