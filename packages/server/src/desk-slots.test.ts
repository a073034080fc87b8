import { expect, it } from 'vitest';
import { deskSlots } from './desk-slots.ts';

it('counts what waits for those alone who can do something about it', () => {
  const lookers = deskSlots.filter(({ screen, right }) => screen !== '/' && right.endsWith(':view'));
  expect(lookers.map(({ kind, screen }) => `${kind} ${screen}`)).toEqual([]);
});
