import { expect, it } from 'vitest';
import { picturesIn, plainText, textDiff } from './text-diff.rules.ts';

it('marks what is gone and what is new, and leaves figures whole', () => {
  expect(textDiff('缆岳 BVR 6mm² 铜芯软电缆', '缆岳 BVR 10mm² 铜芯软线')).toEqual([
    { kind: 'same', text: '缆岳 BVR ' },
    { kind: 'gone', text: '6mm' },
    { kind: 'new', text: '10mm' },
    { kind: 'same', text: '² 铜芯软' },
    { kind: 'gone', text: '电缆' },
    { kind: 'new', text: '线' },
  ]);
  expect(textDiff('', '新')).toEqual([{ kind: 'new', text: '新' }]);
  expect(textDiff('同', '同')).toEqual([{ kind: 'same', text: '同' }]);
});

it('compares long texts by sentences', () => {
  expect(textDiff('一。二。', '一。三。', 'sentences')).toEqual([
    { kind: 'same', text: '一。' },
    { kind: 'gone', text: '二。' },
    { kind: 'new', text: '三。' },
  ]);
  expect(plainText('<h2>结构</h2><p>三层&nbsp;共挤 &lt;10%</p><p><img src="/a.png"></p>')).toBe('结构\n三层 共挤 <10%');
  expect(picturesIn('<p><img src="/a.png"></p>')).toBe(1);
});
