import { expect, it } from 'vitest';
import { Email, safetyOf } from './security.rules.ts';

const best = { email: 'he***@example.com', passwordAgeDays: 3, idleDevices: 0 };

it('calls an account safe when nothing is left to do, and less so with each thing that is', () => {
  expect(safetyOf(best)).toMatchObject({ level: 'high', open: [] });
  expect(safetyOf({ ...best, email: '' })).toMatchObject({ level: 'middle', open: ['email'] });
  expect(safetyOf({ ...best, email: '', idleDevices: 1 })).toMatchObject({ level: 'middle', open: ['email', 'devices'] });
  expect(safetyOf({ email: '', passwordAgeDays: 91, idleDevices: 2 })).toMatchObject({ level: 'low', done: ['password', 'mobile'] });
});

it('takes a mailbox in one spelling, and nothing that is none', () => {
  expect(Email.parse(' He.Zhi@Example.COM ')).toBe('he.zhi@example.com');
  for (const wrong of [
    'a',
    'a@b',
    'a b@example.com',
    'a@example.com\nbcc: b@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
  ])
    expect(Email.safeParse(wrong).success).toBe(false);
});
