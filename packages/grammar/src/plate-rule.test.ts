import { describe, expect, it } from 'vitest';
import { plateFamily } from './plate-rule.ts';
import { readText } from './read-text.ts';

const rule = (pattern: string) => plateFamily({ id: '1', pattern, className: '万能式断路器' });
const read = (pattern: string, text: string) => readText(text, { plates: [rule(pattern) ?? []].flat() }).parts[0];

describe('a plate that an operator wrote down', () => {
  it('is read with its figures, as their attributes', () => {
    const part = read('QWX3-{壳架电流:A}/{极数:P}', 'QWX3-1600/3P 抽屉式');
    expect(part).toMatchObject({ kind: 'plate', text: 'QWX3-1600/3P', family: 'rule-1', classes: ['万能式断路器'], series: 'QWX3' });
    expect(part && 'wants' in part && part.wants.map((want) => [want.text, want.attributes?.[0]])).toEqual([
      ['1600A', '壳架电流'],
      ['3P', '极数'],
    ]);
  });

  it('may be typed in any case, without hyphens, and cut short from its end', () => {
    expect(read('QWX3-{壳架电流:A}/{极数:P}', 'qwx3 1600')).toMatchObject({ text: 'qwx3 1600', series: 'QWX3' });
    expect(read('QWX3-{壳架电流:A}/{极数:P}', 'QWX3')).toMatchObject({ text: 'QWX3', wants: [] });
    expect(read('QWX3-{壳架电流:A}', 'QWX37')).not.toMatchObject({ family: 'rule-1' });
  });

  it('takes joined figures where the plate joins them', () => {
    expect(read('QVC-{截面}', 'QVC-3×240')).toMatchObject({ text: 'QVC-3×240' });
    expect(read('QVC-{额定电压:kV}-{截面}', 'QVC-8.7/15-3×240')).toMatchObject({ text: 'QVC-8.7/15-3×240' });
  });

  it('is none where figures touch, no series begins it, or signs would be a pattern of their own', () => {
    for (const pattern of ['{极数}', '-{极数}', 'QW{极数}{壳架电流}', 'QW(a+)+${极数}', 'QW|.*', '1W{极数}', 'QW{极数}/{极数}', 'QW{}'])
      expect(rule(pattern), pattern).toBeUndefined();
  });

  it('is read in bounded time, however it is made', () => {
    const family = rule('QW-{a}/{b}-{c}/{d}-{e}/{f}');
    const since = performance.now();
    readText(`QW-${'1/'.repeat(2000)}x`, { plates: [family ?? []].flat() });
    expect(performance.now() - since).toBeLessThan(500);
  });
});
