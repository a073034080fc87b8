import { languages } from '@mall/contract/kernel/language.ts';
import { describe, expect, it } from 'vitest';
import { valueBook } from './value-book.ts';
import { lineIn, valueIn } from './value-words.ts';

describe('the value of a parameter', () => {
  it.each([
    ['3×240', '3×240'],
    ['进线柜', 'incoming cubicle'],
    ['24芯', '24 cores'],
    ['单芯', 'single core'],
    ['0.2S级', 'class 0.2S'],
    ['一进三出', '1 in, 3 out'],
    ['II级（T2）', 'class II (T2)'],
    ['阻燃B级', 'flame retardant B'],
    ['100m/卷', '100 m/roll'],
    ['裁切', 'cut to length'],
    ['1,000 m 盘', '1,000 m reel'],
    ['外壳IP4X，隔室间IP2X', 'enclosure IP4X, between compartments IP2X'],
    ['00级0.5kV', 'class 00, 0.5kV'],
    ['8电2光', '8 copper, 2 fibre'],
    ['F级或H级', 'class F or class H'],
    ['10kV电缆', '10kV cable'],
    ['1TB固态加2TB机械', '1TB SSD + 2TB HDD'],
    ['17位绝对值', '17-bit absolute'],
    ['1.73U0下≤5pC', '≤5pC at 1.73U0'],
  ])('%s is %s in English', (zh, en) => expect(valueIn(zh, 'en')).toBe(en));

  it('stays Chinese for a Chinese reader, and where there is no word for it', () => {
    expect(valueIn('进线柜', 'zh')).toBe('进线柜');
    expect(valueIn('没有这个词', 'ru')).toBe('没有这个词');
    expect(valueIn('外壳IP4X，没有这个词', 'ru')).toBe('外壳IP4X，没有这个词');
    expect(valueIn('面板IP65', 'fra')).toBe('face avant IP65');
    expect(valueIn('10kV电缆', 'ru')).toBe('кабель 10kV');
    expect(valueIn('进线柜', 'ru')).toBe('вводная ячейка');
  });

  it('is left out of a line that a reader abroad could not read', () => {
    expect(lineIn('10kV 没有这个词 铜导体', 'en')).toBe('10kV copper conductor');
    expect(lineIn('10kV 铜导体', 'fra', ' · ')).toBe('10kV · conducteur cuivre');
    expect(lineIn('3×240 500 m 盘', 'en')).toBe('3×240 500 m reel');
    expect(lineIn('10kV 铜导体', 'zh')).toBe('10kV 铜导体');
  });

  it('has words in every language, none of them Chinese', () => {
    expect(valueBook.size).toBeGreaterThan(600);
    for (const [zh, words] of valueBook)
      for (const language of languages)
        if (language !== 'zh') expect(words[language], `${zh} ${language}`).toMatch(/^[^\p{Script=Han}]+$/u);
  });
});

it('gives a counting word the form that its figure wants', () => {
  expect(['1回路', '4回路', '12回路'].map((value) => valueIn(value, 'ru'))).toEqual(['1 цепь', '4 цепи', '12 цепей']);
  expect(['1进2出', '2进4出'].map((value) => valueIn(value, 'fra'))).toEqual(['1 entrée, 2 sorties', '2 entrées, 4 sorties']);
});

it('writes a span without the Chinese sign for it', () => {
  expect([valueIn('-30～400℃', 'ru'), valueIn('-30～400℃', 'zh')]).toEqual(['-30…400℃', '-30～400℃']);
});
