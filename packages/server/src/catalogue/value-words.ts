import { fallbackLanguage, type Language, type Words, words } from '@mall/contract/kernel/language.ts';
import { paperBook } from './paper-book.ts';
import { valueBook } from './value-book.ts';

const han = /\p{Script=Han}/u;
const of = (en: string, fra: string, spa: string, pt: string, ru: string): Words => words('', en, fra, spa, pt, ru);

const figure = String.raw`[\dA-Za-z.½⅚～±+-]+`;
const counted = (unit: string) => new RegExp(`^(${figure})${unit}$`);

/** A figure and a counting word, or another pattern with `$1` and `$2` in it. */
const patterns: readonly [RegExp, Words][] = [
  [/^1芯$/, of('single core', 'monoconducteur', 'unipolar', 'unipolar', 'одножильный')],
  [counted('芯'), of('$1 cores', '$1 conducteurs', '$1 conductores', '$1 condutores', '$1 жил')],
  [counted('级'), of('class $1', 'classe $1', 'clase $1', 'classe $1', 'класс $1')],
  [counted('极'), of('$1 poles', '$1 pôles', '$1 polos', '$1 polos', '$1 полюса')],
  [counted('回路'), of('$1 circuits', '$1 circuits', '$1 circuitos', '$1 circuitos', '$1 цепей')],
  [counted('路'), of('$1 channels', '$1 voies', '$1 canales', '$1 canais', '$1 каналов')],
  [counted('(?:件|块|个)'), of('$1 pcs', '$1 pièces', '$1 piezas', '$1 peças', '$1 шт.')],
  [counted('点'), of('$1 points', '$1 points', '$1 puntos', '$1 pontos', '$1 точек')],
  [counted('次'), of('$1 times', '$1 fois', '$1 veces', '$1 vezes', '$1 раз')],
  [counted('天'), of('$1 days', '$1 jours', '$1 días', '$1 dias', '$1 дн.')],
  [counted('台'), of('$1 units', '$1 unités', '$1 unidades', '$1 unidades', '$1 ед.')],
  [counted('人'), of('$1 persons', '$1 personnes', '$1 personas', '$1 pessoas', '$1 чел.')],
  [counted('仓'), of('$1 bays', '$1 logements', '$1 compartimentos', '$1 compartimentos', '$1 отсеков')],
  [counted('口'), of('$1 ports', '$1 ports', '$1 puertos', '$1 portas', '$1 портов')],
  [counted('核'), of('$1-core CPU', '$1 cœurs', '$1 núcleos', '$1 núcleos', '$1 ядер')],
  [counted('英寸'), of('$1 in', '$1 po', '$1 pulg.', '$1 pol.', '$1 дюйм.')],
  [counted('号'), of('No. $1', 'n° $1', 'n.º $1', 'n.º $1', '№ $1')],
  [counted('码'), of('size $1', 'taille $1', 'talla $1', 'tamanho $1', 'размер $1')],
  [counted('型'), of('type $1', 'type $1', 'tipo $1', 'tipo $1', 'тип $1')],
  [/^([\d.]+)m\/卷$/, of('$1 m/roll', '$1 m/rouleau', '$1 m/rollo', '$1 m/rolo', '$1 м/рулон')],
  [/^([\d,]+) m 盘$/, of('$1 m reel', 'touret de $1 m', 'bobina de $1 m', 'bobina de $1 m', 'барабан $1 м')],
  [/^阻燃([A-D])级$/, of('flame retardant $1', 'ignifuge $1', 'ignífugo $1', 'antichama $1', 'негорючий, класс $1')],
  [
    /^([\d])进([\d])出$/,
    of('$1 in, $2 out', '$1 entrée(s), $2 sorties', '$1 entrada(s), $2 salidas', '$1 entrada(s), $2 saídas', '$1 ввод., $2 вывод.'),
  ],
];

const numerals: Readonly<Record<string, string>> = { 单: '1', 一: '1', 双: '2', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6' };
const inFigures = (value: string) => value.replaceAll(/[单一双二三四五六](?=[芯极路进出])/g, (sign) => numerals[sign] ?? sign);

/** A value with something foreign in brackets behind it: "II级（T2）". */
const bracketed = /^([^（]+)（([^）]+)）$/;

const translate = (value: string, language: Language): string | undefined => {
  if (!han.test(value)) return value;
  const known = (valueBook[value] ?? paperBook[value])?.[language];
  if (known) return known;
  const plain = inFigures(value);
  for (const [pattern, to] of patterns) if (pattern.test(plain)) return plain.replace(pattern, to[language]);
  const [, outer, inner] = bracketed.exec(value) ?? [];
  const [one, other] = [outer && translate(outer, language), inner && translate(inner, language)];
  return one && other ? `${one} (${other})` : undefined;
};

// A mall has a few thousand values, and the same ones come again on every card.
const most = 20_000;
const kept = new Map<string, string | undefined>();

const translated = (value: string, language: Language): string | undefined => {
  const key = `${language} ${value}`;
  if (kept.has(key)) return kept.get(key);
  if (kept.size >= most) kept.clear();
  const found = translate(value, language);
  kept.set(key, found);
  return found;
};

/** A parameter's value as the reader calls it; in Chinese when the book has no word for it. */
export const valueIn = (value: string, language: Language): string =>
  language === fallbackLanguage ? value : (translated(value, language) ?? value);

/** The values of one line, as far as the reader can read them: what has no word in his language is left out. */
export const lineIn = (line: string, language: Language, between = ' '): string =>
  language === fallbackLanguage
    ? line
    : line
        .split(/ (?!(?:m )?盘)/)
        .flatMap((value) => translated(value, language) ?? [])
        .join(between);
