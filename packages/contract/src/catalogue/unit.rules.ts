import { type Language, type Words, words } from '../kernel/language.ts';

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
};

/** The unit in which a goods is counted, as the reader calls it. */
export const unitIn = (unit: string, language: Language): string => (language === 'zh' ? unit : (units[unit] ?? piece)[language]);
