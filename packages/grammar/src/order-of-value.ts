import { chineseNumber } from './chinese-number.ts';
import { foldText } from './fold-text.ts';
import { scanMeasures } from './scan-measures.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const romans: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };
const last = [1];

/**
 * Where a value stands among the values of its attribute: compare the lists from left to right, the shorter first.
 * Figures count in one unit (30mA before 6A before 6kA), counts that are spelled out too; values without a figure come last.
 */
export const orderOfValue = (attribute: string, value: string): number[] => {
  const folded = foldText(value);
  const measures = scanMeasures(folded, attribute);
  const order = measures.flatMap((measure) => measure.order);
  // Sections of one core stand together before those of several: 1.5mm², 6mm², 1×50, 3×50.
  const isShape = measures[0]?.shape === 'times';
  if (order.length > 0) return attribute.includes('截面') ? [0, Number(isShape), ...order] : [0, ...order];
  const size = sizes.indexOf(folded.split('-')[0] as string);
  if (size >= 0) return [0, size];
  const roman = romans[/^(I{1,3}|IV|V)(?=[级型类])/.exec(folded)?.[1] ?? ''];
  if (roman !== undefined) return [0, roman];
  const spelled = /^([单双一二三四五六七八九十]{1,3})(?=\p{Script=Han})/u.exec(folded)?.[1];
  if (spelled) return [0, chineseNumber(spelled)];
  const figures = folded.match(/\d+(?:\.\d+)?/g);
  return figures ? [0, ...figures.map(Number)] : last;
};
