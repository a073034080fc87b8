import { anyone } from '@mall/contract/kernel/access.ts';
import { call } from '@mall/contract/kernel/call.ts';
import { Nothing, text } from '@mall/contract/kernel/fields.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Refusal, refusalEnvelope } from '../refusal.ts';
import { readBody } from './read-request.ts';

const save = call({
  verb: 'POST',
  path: '/x',
  access: anyone,
  summary: 'x',
  body: z.strictObject({
    name: text(5, 1),
    count: z.number().int(),
    lines: z
      .array(z.strictObject({ id: text(3) }))
      .max(1)
      .optional(),
  }),
  data: Nothing,
});

const said = (body: unknown): string | undefined => {
  try {
    return void readBody(save, body);
  } catch (error) {
    return refusalEnvelope(error as Refusal, 'en').msg;
  }
};

it('tells what is missing from what is too long and from what is wrong', () => {
  expect(said({ name: '四个字', count: 1 })).toBeUndefined();
  for (const body of [
    { count: 1 },
    { name: ' ', count: 1 },
    { name: 'a' },
    { name: 'a', count: null },
    { name: 'a', count: 1, lines: [{}] },
  ])
    expect(said(body), JSON.stringify(body)).toBe("Can't be null");
  expect(said({ name: 'abcdef', count: 1 })).toBe('At most 5 characters');
  expect(said({ name: 'a', count: 1, lines: [{ id: 'abcd' }] })).toBe('At most 3 characters');
  expect(said({ name: 'a', count: '1' })).toBe('Invalid value: count');
  expect(said({ name: 'a', count: 1, lines: [{ id: '1' }, { id: '2' }] })).toBe('Invalid value: lines');
  expect(said({ name: 'a', count: 1, more: 1 })).toBe('Unknown field: more');
});
