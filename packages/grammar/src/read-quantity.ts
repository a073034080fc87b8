import { empties, quantityShapes } from './bill-book.ts';

type QuantityNote = 'missing' | 'unreadable' | 'not_positive' | 'too_large' | 'lump' | 'estimated' | 'range' | 'spare' | 'per_piece';

/** How much a line asks for, in the unit that stands beside it; `number` is missing where nobody can say. */
export type QuantityRead = { number: number | undefined; unit: string; notes: QuantityNote[] };

const digits: Readonly<Record<string, number>> = { 零: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };
const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** Numbers as they are written on cheques, as they are written elsewhere. */
const formal: Readonly<Record<string, string>> = Object.fromEntries(
  [...'壹一贰二貳二叁三肆四伍五陆六柒七捌八玖九拾十佰百仟千萬万〇零廿二卅三'].reduce<[string, string][]>(
    (pairs, sign, nth, all) => (nth % 2 === 0 ? [...pairs, [sign, all[nth + 1] ?? '']] : pairs),
    [],
  ),
);
const plainNumber = (text: string): string =>
  text.replaceAll(/[壹贰貳叁肆伍陆柒捌玖拾佰仟萬〇廿卅]/gu, (sign) => `${formal[sign] ?? ''}${/[廿卅]/u.test(sign) ? '十' : ''}`);

/** 二十 is 20, 三百五十 is 350, 一百二 is 120, 半 is 0.5. */
const spelled = (text: string): number => {
  if (text === '半') return 0.5;
  let [sum, digit, last] = [0, 0, 0];
  for (const sign of text) {
    const step = steps[sign];
    if (sign === '零') last = 0;
    else if (step === undefined) digit = digits[sign] ?? 0;
    else {
      // 二十万 is so many times ten thousand.
      sum = step === 10_000 ? (sum + digit || 1) * step : sum + (digit || 1) * step;
      [digit, last] = [0, step];
    }
  }
  return sum + digit * (last > 10 ? last / 10 : 1);
};

const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text.replaceAll(',', '')) : spelled(text));

const notesOf: Readonly<Record<string, QuantityNote>> = {
  about: 'estimated',
  around: 'estimated',
  plus: 'spare',
  range: 'range',
  per: 'per_piece',
};

/** More than anybody buys; beyond it a number is an item number that stands in the wrong column. */
const most = 10_000_000;

/** Reads the cell of a quantity: 500米, 1,200, 约500, 3+1, 3×200米, 两台, 10-12台, 1批. */
export const readQuantity = (typed: string, unit = ''): QuantityRead => {
  const text = plainNumber(typed.normalize('NFKC'))
    .replace(/\s+/gu, ' ')
    .replace(/[。;]$/u, '')
    .trim();
  if (text === '' || empties.has(text)) return { number: undefined, unit, notes: ['missing'] };
  if (/^[-−－] ?\d/u.test(text)) return { number: undefined, unit, notes: ['not_positive'] };
  for (const { id, re } of quantityShapes) {
    const groups = re.exec(text)?.groups;
    if (!groups) continue;
    const { n = '', u = '', spare, m, n2 } = groups;
    if (id === 'one-batch' || (/^[批项宗]$/u.test(u || unit) && numberOf(n) === 1))
      return { number: undefined, unit: u || unit, notes: ['lump'] };
    const first = numberOf(n);
    const number =
      id === 'plus' ? first + Number(spare) : id === 'times' ? first * Number(m) : id === 'range' ? Math.max(first, Number(n2)) : first;
    if (!Number.isFinite(number) || number > most) return { number: undefined, unit: u || unit, notes: ['too_large'] };
    if (number <= 0) return { number: undefined, unit: u || unit, notes: ['not_positive'] };
    const note = notesOf[id];
    return { number, unit: u || unit, notes: note ? [note] : [] };
  }
  return { number: undefined, unit, notes: ['unreadable'] };
};
