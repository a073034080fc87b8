import { expect, it } from 'vitest';
import { leftBehind, nothingSaid, standingOf, type TextContent } from './text.rules.ts';

const said = (title: string, body = '<p>a</p>') => ({ ...nothingSaid, title, body });
const none = { en: nothingSaid, fra: nothingSaid, spa: nothingSaid, pt: nothingSaid, ru: nothingSaid };
const text = (body: string, words: Partial<TextContent['words']> = {}, behind: TextContent['behind'] = []): TextContent => ({
  ...said('标题', body),
  category: '公告',
  pointsPrice: 0,
  sort: 0,
  words: { ...none, ...words },
  behind,
});

it('tells how far a language says what the Chinese text says', () => {
  const content = text(
    '<p>一</p><h3>二</h3><ul><li>三</li></ul>',
    { en: said('Title', '<p>1</p><h3>2</h3><ul><li>3</li></ul>'), fra: said('Titre') },
    ['en'],
  );
  expect([standingOf(content, 'en'), standingOf(content, 'fra'), standingOf(content, 'ru')]).toEqual([
    { state: 'behind', lacks: 0 },
    { state: 'part', lacks: 2 },
    { state: 'missing', lacks: 3 },
  ]);
  expect(standingOf({ ...content, behind: [] }, 'en').state).toBe('same');
});

it('leaves behind what did not change with the Chinese text, until it changes or somebody looks', () => {
  const words = { en: said('Title'), ru: said('Имя') };
  const before = text('<p>一</p>', words);
  expect(leftBehind(before, text('<p>改</p>', words), [])).toEqual(['en', 'ru']);
  expect(leftBehind(before, text('<p>改</p>', { ...words, ru: said('Имя', '<p>b</p>') }), [])).toEqual(['en']);
  const behind = text('<p>改</p>', words, ['en', 'ru']);
  expect(leftBehind(behind, behind, [])).toEqual(['en', 'ru']);
  expect(leftBehind(behind, behind, ['ru'])).toEqual(['en']);
  // What says nothing cannot be old.
  expect(leftBehind(text('<p>一</p>'), text('<p>改</p>'), [])).toEqual([]);
});
