import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, '零元整'],
  [1, '壹分'],
  [50, '伍角整'],
  [123_450, '壹仟贰佰叁拾肆元伍角整'],
  [100_005, '壹仟元零伍分'],
  [1_000_000, '壹万元整'],
  [10_100_000, '壹拾万壹仟元整'],
  [100_010_001, '壹佰万零壹佰元零壹分'],
  [99_999_999_999, '玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
])('says %i fen as %s', (fen, said) => {
  expect(amountInWords(fen)).toBe(said);
});
