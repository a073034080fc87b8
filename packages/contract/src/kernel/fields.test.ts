import { describe, expect, it } from 'vitest';
import { nameText, text } from './fields.ts';

const said = (schema: ReturnType<typeof text> | ReturnType<typeof nameText>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('text that a person types', () => {
  it.each(['a\u0000b', '\u0007', '半\ud800', '\udc00'])('has no signs that no form sends: %j', (value) =>
    expect(said(text(40), value)).toBe('kernel.signs_wrong'),
  );
  it.each(['两行\n文字', '\u{1f600}', 'é', '\t'])('has all that people type: %j', (value) => expect(said(text(40), value)).toBeUndefined());
});

describe('a name', () => {
  const name = nameText(20, 'role.name_required', 'role.name_long');
  it.each(['陆明远', 'Zoë O’Neil', '一组 (A)', 'Ирина', '👨‍👩‍👧 家', '❤️', '₽'])('is what can be read: %j', (value) =>
    expect(said(name, value)).toBeUndefined(),
  );
  it.each([
    '\u200b',
    '\u3164',
    '\u2800',
    '\u115f\u1160',
    '陆\u200b明远',
    '陆\u200d明远',
    '\u202e远明陆',
    '陆明远\u2066',
    '陆\u00ad明',
    '陆\n明',
    '陆\u2028明',
    '陆\t明',
    '\u0301',
    '\ufe0f陆',
  ])('has nothing unseen in it, and nothing that turns it around: %j', (value) =>
    expect(said(name, value)).toBe('kernel.name_signs_wrong'),
  );
  it('says which words it lacks, or that it is too long', () => {
    expect(said(name, '  ')).toBe('role.name_required');
    expect(said(name, '名'.repeat(21))).toBe('role.name_long');
    expect(said(nameText(20), '')).toBeUndefined();
  });
});
