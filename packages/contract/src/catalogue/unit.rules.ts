import { type Language, type Words, words } from '../kernel/language.ts';
import type { Fen } from '../kernel/money.ts';
import { choosePlurals } from '../kernel/plural-forms.ts';

const piece = words('', 'pc', 'pc', 'ud', 'un', 'шт.');
const set = words('', 'set', 'jeu', 'juego', 'conj.', 'компл.');
const pair = words('', 'pair', 'paire', 'par', 'par', 'пара');
const box = words('', 'box', 'boîte', 'caja', 'caixa', 'кор.');
const same = (sign: string, russian: string) => words('', sign, sign, sign, sign, russian);

/** Chinese counts each kind of thing by a word of its own; elsewhere most of them are pieces. */
const units: Readonly<Record<string, Words>> = {
  米: same('m', 'м'),
  千米: same('km', 'км'),
  公里: same('km', 'км'),
  平方米: same('m²', 'м²'),
  吨: same('t', 'т'),
  千克: same('kg', 'кг'),
  公斤: same('kg', 'кг'),
  斤: same('0.5 kg', '0,5 кг'),
  升: same('l', 'л'),
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

/** What counts single things, besides those above. */
const pieces = '台 只 个 块 件 支 把 根 条 片 面 座 架 顶 盏 张 节 部 具 枚 颗 册 本 基 台次'.split(' ');

/** The units by which goods are sold, as they are kept: what other words there are for them the grammar knows. */
export const saleUnits: readonly string[] = [...Object.keys(units), ...pieces];
const known = new Set(saleUnits);
export const isSaleUnit = (unit: string): boolean => known.has(unit);

/** The unit in which a goods is counted, as the reader calls it. */
export const unitIn = (unit: string, language: Language): string => (language === 'zh' ? unit : (units[unit] ?? piece)[language]);

/** Units that are written out, with the forms that a number of them takes. */
const forms: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['pc|pcs', 'set|sets', 'pair|pairs', 'box|boxes', 'roll|rolls', 'reel|reels'],
  fra: ['jeu|jeux', 'paire|paires', 'boîte|boîtes', 'rouleau|rouleaux', 'touret|tourets'],
  spa: ['juego|juegos', 'par|pares', 'caja|cajas', 'rollo|rollos', 'bobina|bobinas'],
  pt: ['par|pares', 'caixa|caixas', 'rolo|rolos', 'bobina|bobinas'],
  ru: ['пара|пары|пар', 'рулон|рулона|рулонов', 'барабан|барабана|барабанов'],
};

/** A unit in the reader's language as it stands behind a number of them: "5 рулонов". */
export const countedUnit = (count: number, unit: string, language: Language): string => {
  const written = forms[language]?.find((one) => one.startsWith(`${unit}|`));
  return written ? choosePlurals(`{count:${written}}`, { count }, language) : unit;
};

/** As `unitIn`, of a unit that a buyer may have typed: a counting word is said in the reader's language, anything else stands as it was typed. */
export const typedUnitIn = (unit: string, language: Language): string =>
  unit in units || /^\p{Script=Han}$/u.test(unit) ? unitIn(unit, language) : unit;

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
