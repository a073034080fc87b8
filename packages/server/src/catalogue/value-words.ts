import { fallbackLanguage, type Language, type Words, words } from '@mall/contract/kernel/language.ts';
import { choosePlurals } from '@mall/contract/kernel/plural-forms.ts';
import { valueBook } from './value-book.ts';

const han = /\p{Script=Han}/u;
const of = (en: string, fra: string, spa: string, pt: string, ru: string): Words => words('', en, fra, spa, pt, ru);

const figure = String.raw`[\dA-Za-z.½⅚～±+/-]+`;
const counted = (unit: string) => new RegExp(`^(${figure})${unit}$`);

/** A figure and a counting word, or another pattern with `$1` and `$2` in it; `count` and `more` are their figures where a word has forms. */
const patterns: readonly [RegExp, Words][] = [
  [/^1芯$/, of('single core', 'monoconducteur', 'unipolar', 'unipolar', 'одножильный')],
  [counted('芯'), of('$1 cores', '$1 conducteurs', '$1 conductores', '$1 condutores', '$1 {count:жила|жилы|жил}')],
  [counted('级'), of('class $1', 'classe $1', 'clase $1', 'classe $1', 'класс $1')],
  [
    counted('极'),
    of(
      '$1 {count:pole|poles}',
      '$1 {count:pôle|pôles}',
      '$1 {count:polo|polos}',
      '$1 {count:polo|polos}',
      '$1 {count:полюс|полюса|полюсов}',
    ),
  ],
  [
    counted('回路'),
    of(
      '$1 {count:circuit|circuits}',
      '$1 {count:circuit|circuits}',
      '$1 {count:circuito|circuitos}',
      '$1 {count:circuito|circuitos}',
      '$1 {count:цепь|цепи|цепей}',
    ),
  ],
  [
    counted('路'),
    of(
      '$1 {count:channel|channels}',
      '$1 {count:voie|voies}',
      '$1 {count:canal|canales}',
      '$1 {count:canal|canais}',
      '$1 {count:канал|канала|каналов}',
    ),
  ],
  [counted('(?:件|块|个)'), of('$1 pcs', '$1 pièces', '$1 piezas', '$1 peças', '$1 шт.')],
  [counted('点'), of('$1 points', '$1 points', '$1 puntos', '$1 pontos', '$1 {count:точка|точки|точек}')],
  [counted('次'), of('$1 times', '$1 fois', '$1 veces', '$1 vezes', '$1 {count:раз|раза|раз}')],
  [counted('天'), of('$1 {count:day|days}', '$1 {count:jour|jours}', '$1 {count:día|días}', '$1 {count:dia|dias}', '$1 дн.')],
  [counted('台'), of('$1 units', '$1 unités', '$1 unidades', '$1 unidades', '$1 ед.')],
  [counted('人'), of('$1 persons', '$1 personnes', '$1 personas', '$1 pessoas', '$1 чел.')],
  [counted('仓'), of('$1 bays', '$1 logements', '$1 compartimentos', '$1 compartimentos', '$1 {count:отсек|отсека|отсеков}')],
  [counted('口'), of('$1 ports', '$1 ports', '$1 puertos', '$1 portas', '$1 {count:порт|порта|портов}')],
  [counted('核'), of('$1-core CPU', '$1 cœurs', '$1 núcleos', '$1 núcleos', '$1 {count:ядро|ядра|ядер}')],
  [counted('英寸'), of('$1 in', '$1 po', '$1 pulg.', '$1 pol.', '$1 дюйм.')],
  [counted('号'), of('No. $1', 'n° $1', 'n.º $1', 'n.º $1', '№ $1')],
  [counted('码'), of('size $1', 'taille $1', 'talla $1', 'tamanho $1', 'размер $1')],
  [counted('型'), of('type $1', 'type $1', 'tipo $1', 'tipo $1', 'тип $1')],
  [/^([\d.]+)m\/卷$/, of('$1 m/roll', '$1 m/rouleau', '$1 m/rollo', '$1 m/rolo', '$1 м/рулон')],
  [/^([\d,]+) m 盘$/, of('$1 m reel', 'touret de $1 m', 'bobina de $1 m', 'bobina de $1 m', 'барабан $1 м')],
  [/^阻燃([A-D])级$/, of('flame retardant $1', 'ignifuge $1', 'ignífugo $1', 'antichama $1', 'негорючий, класс $1')],
  [
    /^([\d])进([\d])出$/,
    of(
      '$1 in, $2 out',
      '$1 {count:entrée|entrées}, $2 {more:sortie|sorties}',
      '$1 {count:entrada|entradas}, $2 {more:salida|salidas}',
      '$1 {count:entrada|entradas}, $2 {more:saída|saídas}',
      '$1 ввод., $2 вывод.',
    ),
  ],
  [counted('串'), of('$1 in series', '$1 en série', '$1 en serie', '$1 em série', '$1 последовательно')],
  [counted('位'), of('$1 digits', '$1 chiffres', '$1 dígitos', '$1 dígitos', '$1 {count:разряд|разряда|разрядов}')],
  [
    counted('位增量'),
    of('$1-bit incremental', 'incrémental $1 bits', 'incremental de $1 bits', 'incremental de $1 bits', 'инкрементный, $1 бит'),
  ],
  [counted('位绝对值'), of('$1-bit absolute', 'absolu $1 bits', 'absoluto de $1 bits', 'absoluto de $1 bits', 'абсолютный, $1 бит')],
  [
    counted('年'),
    of('$1 {count:year|years}', '$1 {count:an|ans}', '$1 {count:año|años}', '$1 {count:ano|anos}', '$1 {count:год|года|лет}'),
  ],
  [counted('尺'), of('$1 ft', '$1 pieds', '$1 pies', '$1 pés', '$1 {count:фут|фута|футов}')],
  [counted('电口'), of('$1 copper ports', '$1 ports cuivre', '$1 puertos de cobre', '$1 portas de cobre', 'медных портов: $1')],
  [
    /^(\d+)电(\d+)光$/,
    of('$1 copper, $2 fibre', '$1 cuivre, $2 fibre', '$1 de cobre, $2 de fibra', '$1 de cobre, $2 de fibra', 'медных: $1, оптических: $2'),
  ],
  [
    /^(\d+)网口(\d+)串口$/,
    of('$1 Ethernet, $2 serial', '$1 Ethernet, $2 série', '$1 Ethernet, $2 serie', '$1 Ethernet, $2 serial', 'Ethernet: $1, послед.: $2'),
  ],
  [/^(\d+)级([\d.]+kV)$/, of('class $1, $2', 'classe $1, $2', 'clase $1, $2', 'classe $1, $2', 'класс $1, $2')],
  [/^([\d.]+U[0m])下(≤.+)$/, of('$2 at $1', '$2 à $1', '$2 a $1', '$2 a $1', '$2 при $1')],
];

const numerals: Readonly<Record<string, string>> = { 单: '1', 一: '1', 双: '2', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6' };
const inFigures = (value: string) => value.replaceAll(/[单一双二三四五六](?=[芯极路进出])/g, (sign) => numerals[sign] ?? sign);

/** A value with something foreign in brackets behind it: "II级（T2）". */
const bracketed = /^([^（]+)（([^）]+)）$/;

/** What stands between the parts of a value that says several things: "外壳IP4X，隔室间IP2X", "5kA或10kA". */
const joints: readonly [string, Words][] = [
  ['，', of(', ', ', ', ', ', ', ', ', ')],
  ['、', of(', ', ', ', ', ', ', ', ', ')],
  ['或', of(' or ', ' ou ', ' o ', ' ou ', ' или ')],
  ['与', of(' and ', ' et ', ' y ', ' e ', ' и ')],
  ['加', of(' + ', ' + ', ' + ', ' + ', ' + ')],
];

/** All parts in the language, or nothing: half a translation would be misread. */
const all = (parts: readonly string[], language: Language): string[] | undefined => {
  const found = parts.flatMap((part) => translate(part, language) ?? []);
  return found.length === parts.length ? found : undefined;
};

/** A word with a figure before or behind it: "10kV电缆", "面板IP65". English says them in the same order, the others the word first. */
const withFigure = (value: string, language: Language): string | undefined => {
  const [, figureFirst, word] = /^([^\p{Script=Han}（]+)(\p{Script=Han}.*)$/u.exec(value) ?? [];
  const behindFigure = word && translate(word, language);
  if (figureFirst && behindFigure) return language === 'en' ? `${figureFirst} ${behindFigure}` : `${behindFigure} ${figureFirst}`;
  const [, wordFirst, behind] = /^(.*\p{Script=Han})([^\p{Script=Han}）]+)$/u.exec(value) ?? [];
  const said = wordFirst && translate(wordFirst, language);
  return said && behind ? `${said} ${behind}` : undefined;
};

function translate(value: string, language: Language): string | undefined {
  if (!han.test(value)) return value;
  const known = valueBook.get(value)?.[language];
  if (known) return known;
  const plain = inFigures(value);
  for (const [pattern, to] of patterns) {
    const [whole, count = '', more = ''] = pattern.exec(plain) ?? [];
    if (whole !== undefined) return plain.replace(pattern, choosePlurals(to[language], { count, more }, language));
  }
  const [, outer, inner] = bracketed.exec(value) ?? [];
  const inBrackets = outer && inner ? all([outer, inner], language) : undefined;
  if (inBrackets) return `${inBrackets[0]} (${inBrackets[1]})`;
  for (const [joint, to] of joints) {
    const parts = value.split(joint);
    const said = parts.length > 1 && !parts.includes('') ? all(parts, language) : undefined;
    if (said) return said.join(to[language]);
  }
  return withFigure(value, language);
}

// A mall has a few thousand values, and the same ones come again on every card.
const most = 20_000;
const kept = new Map<string, string | undefined>();

const translated = (value: string, language: Language): string | undefined => {
  const key = `${language} ${value}`;
  if (kept.has(key)) return kept.get(key);
  if (kept.size >= most) kept.clear();
  // The wide tilde of a span is a Chinese sign.
  const found = translate(value, language)?.replaceAll('～', '…');
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
