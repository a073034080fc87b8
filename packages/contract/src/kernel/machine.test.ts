import { expect, it } from 'vitest';
import { machine } from './machine.ts';

const door = machine<'open' | 'closed' | 'sold', 'open' | 'close' | 'sell', 'build'>(
  { build: { new: 'closed', found: 'open' } },
  {
    open: { from: ['closed'], to: 'open' },
    close: { from: ['open'], to: 'closed' },
    sell: { from: ['closed'], to: { cash: 'sold', rent: 'closed' } },
  },
);

it('says where an event leads, by variant where that decides', () => {
  expect(door.next('closed', 'open')).toBe('open');
  expect(door.next('closed', 'sell', 'cash')).toBe('sold');
  expect(door.next('closed', 'sell', 'rent')).toBe('closed');
});

it('refuses an event where it may not happen', () => {
  expect(door.next('open', 'sell', 'cash')).toBeUndefined();
  expect(door.next('closed', 'sell', 'barter')).toBeUndefined();
});

it('knows every state that can happen', () => {
  expect([...door.reachable()].toSorted()).toEqual(['closed', 'open', 'sold']);
  expect(door.eventsOf('closed')).toEqual(['open', 'sell']);
});

it('says in which state it begins', () => {
  expect([door.begin('build', 'new'), door.begin('build', 'found')]).toEqual(['closed', 'open']);
  expect(() => door.begin('build', 'stolen')).toThrow();
});
