import { type Language, type Words, words } from '../kernel/language.ts';
import type { Fen } from '../kernel/money.ts';

const piece = words('', 'pc', 'pc', 'ud', 'un', 'шт.');
const set = words('', 'set', 'jeu', 'juego', 'conj.', 'компл.');
const pair = words('', 'pair', 'paire', 'par', 'par', 'пара');
const box = words('', 'box', 'boîte', 'caja', 'caixa', 'кор.');
const same = (sign: string, russian: string) => words('', sign, sign, sign, sign, russian);

/** Chinese counts each kind of thing by a word of its own; elsewhere most of them are pieces. */
const units: Readonly<Record<string, Words>> = {
  米: same('m', 'м'),
  千米: same('km', 'км'),
  平方米: same('m²', 'м²'),
  吨: same('t', 'т'),
  千克: same('kg', 'кг'),
  套: set,
  组: set,
  簇: set,
  付: set,
  对: pair,
  双: pair,
  副: pair,
  箱: box,
  盒: box,
  卷: words('', 'roll', 'rouleau', 'rollo', 'rolo', 'рулон'),
  盘: words('', 'reel', 'touret', 'bobina', 'bobina', 'барабан'),
};

/** The unit in which a goods is counted, as the reader calls it. */
export const unitIn = (unit: string, language: Language): string => (language === 'zh' ? unit : (units[unit] ?? piece)[language]);

/** Cut to length from a reel: one buys metres. */
export const cutToLength = '裁切';

/** How many metres a package holds: "500 m 盘" and "100m/卷" say so, what is cut to length is counted by the metre. Undefined: not sold by length. */
export const metresIn = (packaging: string): number | undefined => {
  if (packaging === cutToLength) return 1;
  const [, figure] = /^([1-9][\d,]*) ?m(?: 盘|\/卷)$/.exec(packaging) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
};

/** What a metre costs in a package of so many. */
export const pricePerMetre = (price: Fen, packLength: number): Fen => Math.round(price / packLength) as Fen;

/** What a kilometre weighs: as many kilograms as a metre weighs grams. */
export const kilogramsPerKilometre = (weightGram: number, packLength: number): number => Math.round(weightGram / packLength);
