import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding', () => {
  it.each([
    ['ＹＪＶ２２　３＊２４０', 'YJV22 3×240'],
    ['3 x 240', '3×240'],
    ['3芯*240', '3芯×240'],
    ['2乘10', '2×10'],
    ['RT18-32X 20A', 'RT18-32X 20A'],
    ['5㎜ 2㎡ 10㎸ 25℃ 25°C', '5mm 2m2 10kV 25℃ 25℃'],
    ['240mm² 240mm^2', '240mm2 240mm2'],
    ['120mm²60kN', '120mm2 60kN'],
    ['Φ190 Ø18 ⌀20', 'φ190 φ18 φ20'],
    ['三芯 两极 单P 二十四芯 双枪 十千伏', '3芯 2极 1P 24芯 2枪 10千伏'],
    ['三相异步电动机 一二次融合 三极法', '三相异步电动机 一二次融合 三极法'],
    ['1,200米 120,150', '1200米 120,150'],
    ['9至13A 4～20mA 0.1s—10s', '9~13A 4~20mA 0.1s~10s'],
    ['Ⅱ型 3½位', 'II型 3½位'],
    ['1O0A', '100A'],
    ['  a \t\n b  ', 'a b'],
  ])('takes %s to %s', (typed, folded) => expect(foldText(typed)).toBe(folded));

  it('changes nothing the second time', () => {
    const sign = fc.constantFrom(...'0123456789.,-+~～×xX*／/(（)）φΦ²³½Ⅱ㎜㎡℃°C三两单双十芯极相P平方千伏至到—乘 　AkVmMOo^ '.split(''));
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.string({ minLength: 1, maxLength: 2, unit: 'grapheme' })), { maxLength: 24 }), (signs) => {
        const once = foldText(signs.join(''));
        expect(foldText(once)).toBe(once);
      }),
      { numRuns: 4000 },
    );
  });
});
