import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contractCalls } from '../docs/contract-calls.ts';
import { slowerThan } from './slower-than.ts';

const size = 60_000;
const fill = (text: string) => `${text.repeat(size / text.length)}!`;
const awkward = [' ', '1', '1,', '1:1,', '1-', 'a@', 'a.', 'a.a-', '=', 'A', '０', '0.'].map(fill);
const harmless = 'x'.repeat(size);

type Fields = z.ZodType & { shape?: Record<string, unknown> };

describe('the schemas of every call', async () => {
  const calls = await contractCalls();
  const schemas = calls.flatMap(({ name, call }) =>
    ([call.query, call.body] as (Fields | undefined)[]).flatMap((schema) => (schema?.shape ? [{ name, schema, shape: schema.shape }] : [])),
  );

  // A schema that is slow is slow every time; a busy machine is not.
  it('take no longer for an awkward text than for a harmless one, and never break', { timeout: 60_000, retry: 2 }, async () => {
    for (const { name, schema, shape } of schemas)
      for (const text of awkward) {
        const given = (value: string) => Object.fromEntries(Object.keys(shape).map((field) => [field, value]));
        const [plain, bad] = [given(harmless), given(text)];
        const times = await slowerThan(
          () => schema.safeParse(plain),
          () => schema.safeParse(bad),
        );
        expect(times, `${name} ${text.slice(0, 8)}`).toBeLessThan(25);
      }
  });
});
