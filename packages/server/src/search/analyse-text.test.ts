import { describe, expect, it } from 'vitest';
import { analyseText, codeKey, normaliseText, stem } from './analyse-text.ts';

const wordsOf = (text: string) => [...analyseText(text).words];

describe('a text as it is compared', () => {
  it.each([
    ['YJV22-3*240', 'yjv22-3x240'],
    ['YJV22 3 × 240', 'yjv22 3x240'],
    ['ＹＪＶ２２　３×２４０', 'yjv22 3x240'],
    ['10 kV', '10kv'],
    ['10千伏', '10kv'],
    ['240平方', '240mm2'],
    ['240 平方毫米', '240mm2'],
    ['70g/m²', '70g/m2'],
    ['Câbles', 'cables'],
    ['平方根', '平方根'],
  ])('%s', (text, plain) => expect(normaliseText(text)).toBe(plain));
});

describe('a model', () => {
  it.each(['YJV22-3*240', 'yjv22 3x240', 'YJV22 3×240', 'yjv 22-3×240'])('is one code however it is written: %s', (text) =>
    expect(codeKey(text)).toBe('yjv223x240'),
  );

  it('is found whole and in its parts', () => {
    const { words, weak } = analyseText('YJV22-8.7/15kV-3×240');
    expect([...words]).toEqual(['yjv22', '8.7', '15kv', '3x240', 'yjv228.715kv3x240']);
    expect([...weak]).toEqual(['yjv', '240']);
  });
});

describe('words', () => {
  it('are the trade’s, the long ones and those inside', () => {
    expect(wordsOf('交联聚乙烯绝缘电力电缆')).toEqual(expect.arrayContaining(['交联聚乙烯', '聚乙烯', '绝缘', '电力电缆', '电缆']));
    expect(wordsOf('10kV开关柜')).toEqual(expect.arrayContaining(['10kv', '开关柜']));
  });

  it('of the same thing are one', () => {
    for (const word of ['空开', '空气开关', '断路器', 'breakers', 'Breaker']) expect(wordsOf(word), word).toContain('断路器');
    expect(wordsOf('PLC')).toEqual(['可编程逻辑控制器']);
  });

  it('that are denied are not said', () => {
    expect(wordsOf('8电2光 非网管')).not.toContain('网管');
    expect(wordsOf('不带抱闸')).not.toContain('抱闸');
    expect(wordsOf('带抱闸')).toContain('抱闸');
    expect(wordsOf('工业无线路由器')).not.toContain('线路');
    expect(wordsOf('无功补偿 网管型')).toEqual(expect.arrayContaining(['无功补偿', '网管']));
  });

  it('lose their endings and what means nothing', () => {
    expect(wordsOf('Switches for the cables')).toEqual(['switch', 'cable']);
    expect([stem('кабель'), stem('кабели'), stem('кабеля')]).toEqual(['кабел', 'кабел', 'кабел']);
    expect(stem('vs1')).toBe('vs1');
  });

  it('are none where there are none', () => {
    for (const text of ['', ' ', '%%%', '----', "'\\:*&|!()", '\u{1f600}', '𠮷'.repeat(30), '。，！'])
      expect(() => analyseText(text), text).not.toThrow();
    expect(wordsOf('%%% --- ……')).toEqual([]);
  });
});
