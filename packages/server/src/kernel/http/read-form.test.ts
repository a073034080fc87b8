import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slowerThan } from '../../testing/slower-than.ts';
import { readForm } from './read-form.ts';

it('reads what a browser sends', () => {
  const field = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(fc.dictionary(field, field, { maxKeys: 20 }), (fields) => {
      const sent = new URLSearchParams(fields);
      expect({ ...readForm(sent.toString()) }).toEqual(Object.fromEntries(sent));
    }),
  );
});

it('takes a name without a value, and nothing between two signs', () => {
  expect({ ...readForm('a&&b=&c=1=2&') }).toEqual({ a: '', b: '', c: '1=2' });
  expect({ ...readForm('') }).toEqual({});
});

it('refuses a name that comes twice, a broken escape and more fields than any form has', () => {
  expect(readForm('a=1&a=2')).toBeUndefined();
  expect(readForm('a=%zz')).toBeUndefined();
  expect(readForm('a=%ff')).toBeUndefined();
  expect(readForm(Array.from({ length: 201 }, (_, at) => `f${at}=1`).join('&'))).toBeUndefined();
});

it('gives a name of the language no power', () => {
  const fields = readForm('__proto__=1&constructor=2');
  expect(Object.keys(fields ?? {})).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

it('takes a time that grows with the form and not with its square', async () => {
  const size = 800_000;
  const harmless = () => readForm(`a=${'x%20'.repeat(size / 4)}`);
  for (const worst of ['&a', '&', '=', '+', '%20', '&a=', 'a&='])
    expect(await slowerThan(harmless, () => readForm(`a=${worst.repeat(size / worst.length)}`)), worst).toBeLessThan(100);
});
