import { figureKey, isPoint, type Measure, type MeasureReader, point, textKey } from './measure.ts';
import { rangeMeasure } from './measure-range.ts';
import { numberKey } from './number-key.ts';
import { nearVoltages } from './voltage-ladder.ts';

type Maker = (match: RegExpExecArray, at: number) => Omit<Measure, 'from' | 'to'> | undefined;

const keyed = (shape: string, key: string, normal: string, order: number[] = [], more: string[] = []): Omit<Measure, 'from' | 'to'> => ({
  shape,
  asked: [key],
  held: [key, ...more],
  figures: [],
  order,
  normal,
});

const prefixed =
  (shape: string, sign: string): Maker =>
  (match) => {
    const figure = Number(match[1]);
    const made = keyed(shape, figureKey(shape, figure), `${sign}${numberKey(figure)}`, [figure], [`n:${numberKey(figure)}`]);
    return { ...made, figures: [point(shape, figure)] };
  };

const volts = /(AC|DC|交流|直流|~)? ?(\d+(?:\.\d+)?) ?(kV|千伏|V|伏)/giu;

/** AC220V, DC 110V, 交流380伏, ~220V, AC220V/DC110V: a list is any of them. */
const acdc: Maker = (match) => {
  const asked: string[] = [];
  const held: string[] = [];
  const order: number[] = [];
  const normals: string[] = [];
  const near: string[] = [];
  let kind = 'ac';
  for (const [, word, raw, unit] of match[0].matchAll(volts)) {
    if (word) kind = /D|直/i.test(word) ? 'dc' : 'ac';
    const value = Number(raw) * (/k|千/i.test(unit as string) ? 1000 : 1);
    asked.push(`acdc:${kind}${numberKey(value)}`, `acdc:${numberKey(value)}`);
    held.push(`acdc:${kind}${numberKey(value)}`, figureKey('voltage', value), `n:${numberKey(Number(raw))}`);
    near.push(...nearVoltages(value));
    order.push(value);
    normals.push(`${kind.toUpperCase()}${numberKey(Number(raw))}${/k|千/i.test(unit as string) ? 'kV' : 'V'}`);
  }
  if (normals.length === 0) return undefined;
  const figures = order.map((value) => point('voltage', value));
  const whole = normals.length > 1 ? [textKey(normals.join('/'))] : [];
  return {
    shape: 'acdc',
    asked: [...whole, ...asked],
    held: [...whole, ...held],
    figures,
    order,
    normal: normals.join('/'),
    ...(near.length > 0 && { near }),
  };
};

/** C63, D16, C 32A: trip curve and current; also the code itself (C30 concrete, B3 mounting). */
const breaker: Maker = (match) => {
  const [curve, current] = [(match[1] as string).toUpperCase(), Number(match[2])];
  const own = `v:${curve.toLowerCase()}${numberKey(current)}`;
  const together = [{ keys: [`v:${curve.toLowerCase()}型`] }, isPoint('current', current)];
  return { ...keyed('breaker', own, `${curve}${numberKey(current)}`, [current]), together };
};

const fibre: Readonly<Record<string, string>> = { '1': 'g.652d', '4': 'g.655', '6': 'g.657a1' };
const roman: Readonly<Record<string, string>> = { '2': 'ii', '3': 'iii', '4': 'iv' };

const shapes: readonly [RegExp, Maker][] = [
  [
    /(?:AC|DC|交流|直流|~) ?\d+(?:\.\d+)? ?(?:kV|千伏|V|伏)(?:[/、,或](?:AC|DC|交流|直流)? ?\d+(?:\.\d+)? ?(?:kV|V|伏))*(?![A-Za-z])/iuy,
    acdc,
  ],
  [
    /(?:IP ?-? ?|防护等级 ?(?:IP ?)?)([0-6X][0-8X])[A-D]?(?![A-Za-z0-9])/iy,
    (match) =>
      keyed('ip', `ip:${(match[1] as string).toLowerCase()}`, `IP${(match[1] as string).toUpperCase()}`, [
        Number((match[1] as string).replace(/x/i, '0')),
      ]),
  ],
  [/(?:DN|公称通径|口径) ?(\d{2,4})(?!\d)/iy, prefixed('dn', 'DN')],
  [/PN ?(\d{1,3})(?![\d.])/iy, prefixed('pn', 'PN')],
  [
    /M ?(\d{1,2})(?: ?× ?(\d{2,4}))?(?![\d.A-Za-z])/iy,
    (match) => {
      const figure = Number(match[1]);
      const made = keyed(
        'thread',
        figureKey('thread', figure),
        `M${figure}${match[2] ? `×${match[2]}` : ''}`,
        [figure],
        [textKey(match[0])],
      );
      return match[2] ? { ...made, asked: [textKey(match[0]), ...made.asked] } : made;
    },
  ],
  [/([BCD]) ?(\d{1,3})(?: ?A(?![A-Za-z])|(?![\dA-Za-z.×]))/iy, breaker],
  [/(?:cos ?φ|PF|功率因数)(?: ?[=≥:])? ?(0?\.\d+)/iuy, prefixed('pf', 'cosφ')],
  [
    /CAT ?-? ?(III|IV|II|[234]) ?(\d{3,4}) ?V/iy,
    (match) => {
      const level = roman[match[1] as string] ?? (match[1] as string).toLowerCase();
      const made = keyed('cat', `v:cat${level}${match[2]}v`, `CAT ${level.toUpperCase()} ${match[2]}V`, [level.length, Number(match[2])]);
      return { ...made, held: [...made.held, figureKey('voltage', Number(match[2])), `v:cat${level}`] };
    },
  ],
  [
    /Ex ?(db|d|tb|e|ib) ?(IIIC|IIC|IIB|II ?B|II ?C|I) ?(T[1-6]|T80℃)? ?(Gb|Db|Mb)?(?![A-Za-z0-9])/iuy,
    (match) => {
      const kind = (match[1] as string).toLowerCase() === 'd' ? 'db' : (match[1] as string).toLowerCase();
      const group = (match[2] as string).replace(' ', '').toUpperCase();
      const level = match[4] ?? (kind === 'db' && group !== 'I' ? 'Gb' : '');
      const normal = ['Ex', kind, group, match[3]?.toUpperCase(), level].filter(Boolean).join(' ');
      return keyed('ex', textKey(normal), normal, [], [textKey(`ex${kind}${group}`)]);
    },
  ],
  [
    /(D|YN|Y) ?[,、/]? ?(yn|y|d) ?[,-]? ?(\d{1,2})(?![A-Za-z0-9])/iy,
    (match) => {
      const normal = `${(match[1] as string).toUpperCase()}${(match[2] as string).toLowerCase()}${match[3]}`;
      return keyed('vector', textKey(normal), normal);
    },
  ],
];

const figures: readonly [RegExp, Maker][] = [
  [
    /(\d{1,3}) ?(?:芯)? ?B(1\.3|1\.1|1|4|6)(?:\.?a1|a)?(?![\dA-Za-z])/iy,
    (match) => {
      const cores = Number(match[1]);
      const kind = (match[2] as string).slice(0, 1);
      const together = [isPoint('cores', cores), { keys: [`v:${fibre[kind]}`] }];
      return { ...keyed('fibre', `v:${cores}b${kind}`, `${cores}B${match[2]}`, [cores]), together };
    },
  ],
  [
    /([1-4]) ?P ?(?:\+ ?)?N(?![A-Za-z])/iy,
    (match) => ({ ...keyed('poles', `poles:${match[1]}+N`, `${match[1]}P+N`, [Number(match[1]) + 0.5]) }),
  ],
  [
    /(\d{1,2}) ?P ?(\d{2,3}) ?S(?![A-Za-z0-9])/iy,
    (match) =>
      keyed(
        'string',
        `v:${match[1]}p${match[2]}s`,
        `${match[1]}P${match[2]}S`,
        [Number(match[2])],
        [figureKey('pieces', Number(match[2]))],
      ),
  ],
  [
    /([34三四])(½|⅚|位半| 1\/2)位?/uy,
    (match) => {
      const half = match[2] === '⅚' ? '⅚' : '½';
      const whole = /[3三]/.test(match[1] as string) ? 3 : 4;
      return keyed('digits', `v:${whole}${half}位`, `${whole}${half}位`, [whole + (half === '½' ? 0.5 : 0.8)]);
    },
  ],
  [
    /((?:\d{1,2} ?(?:DI|DO|AI|AO) ?\+? ?){1,4})(?![A-Za-z0-9])/iy,
    (match) => {
      const normal = (match[1] as string).replace(/[ +]/g, '').toUpperCase();
      return keyed('io', textKey(normal), normal, [Number.parseInt(normal, 10)]);
    },
  ],
  [
    /(?:\d{1,2} ?个?(?:电口?|光口?|网口|串口) ?\+? ?){1,3}/uy,
    (match) => {
      const normal = match[0]
        .replace(/[ +个]/g, '')
        .replace(/电口(?=\d)/, '电')
        .replace(/(?<=电\d+)光口$/u, '光');
      return keyed('ports', textKey(normal), normal, [Number.parseInt(normal, 10)]);
    },
  ],
  [
    /0\.(?:05|1|2|5)(?:S(?![A-Za-z~-])|(?= ?级|\/))(?:\/0\.[25]S?)*(?:\/(?:5|10)P\d{2})?(?:\/6P|\/3P)?(?![\d.]) ?级?/iy,
    (match) => graded(match[0]),
  ],
  [/(?:5|10)P\d{2}(?![A-Za-z0-9])/iy, (match) => graded(match[0])],
  [
    /(\d{2,5})[-~](\d{2,5})\/([15]) ?A?(?![A-Za-z0-9])/iy,
    (match) =>
      keyed('ratio', `ratio:${match[1]}-${match[2]}/${match[3]}`, `${match[1]}-${match[2]}/${match[3]}A`, [
        Number(match[1]),
        Number(match[2]),
      ]),
  ],
  [/([34])P([34])W/iy, (match) => keyed('wires', `v:三相${match[2] === '4' ? '四' : '三'}线`, `三相${match[2] === '4' ? '四' : '三'}线`)],
  [
    /3 ?相 ?([345]) ?线/uy,
    (match) => keyed('wires', `v:三相${'三四五'[Number(match[1]) - 3]}线`, `三相${'三四五'[Number(match[1]) - 3]}线`),
  ],
  [
    /[1-4一二两三四]进[1-6一二两三四五六]出/uy,
    (match) => {
      const normal = match[0].replace(/\d/g, (digit) => '一二三四五六'[Number(digit) - 1] as string).replaceAll('两', '二');
      return keyed('in-out', textKey(normal), normal);
    },
  ],
];

/** 0.2S级, 0.5/10P10, 0.2S/0.2: each class of the combination is found too. */
const graded = (text: string): Omit<Measure, 'from' | 'to'> | undefined => {
  const normal = text.replace(/[ 级]/g, '').replace(/s/g, 'S');
  const parts = normal.split('/');
  if (parts.some((one) => one === '')) return undefined;
  const keys = parts.map((one) => `grade:${one.toLowerCase()}`);
  const own = `grade:${normal.toLowerCase()}`;
  return keyed(
    'accuracy',
    own,
    normal,
    parts.map((one) => Number.parseFloat(one)),
    [...keys, ...(/S|P/.test(parts[0] as string) ? [] : [`n:${parts[0]}`])],
  );
};

const first = (list: readonly [RegExp, Maker][], text: string, at: number): Measure | undefined => {
  for (const [pattern, make] of list) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const made = match && make(match, at);
    if (made) return { ...made, from: at, to: at + (match as RegExpExecArray)[0].trimEnd().length };
  }
  return undefined;
};

const directRange = /(?:AC|DC) ?(?=\d+(?:\.\d+)? ?~)/iy;

/** Shapes that begin with letters or a sign: AC220V, IP54, DN100, M24, C63, CAT III 600V, Ex db IIB T4, Dyn11. */
export const letterMeasure: MeasureReader = (text, at, attribute) => {
  directRange.lastIndex = at;
  const direct = directRange.exec(text);
  if (direct) {
    const range = rangeMeasure(text, directRange.lastIndex, attribute);
    if (range) return { ...range, from: at };
  }
  return first(shapes, text, at);
};

/** Shapes that begin with a figure and end in words of their own: 24B1, 1P+N, 0.5/10P10, 8DI8DO, 8电2光, 1进2出. */
export const codedMeasure: MeasureReader = (text, at) => first(figures, text, at);
