import { describe, expect, it } from 'vitest';
import bom from '../data/bom.json' with { type: 'json' };
import nicknames from '../data/nicknames.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };
import { keysOfItemNumber } from './item-numbers.ts';
import { keysOfValue } from './keys-of-value.ts';
import { plateBook } from './plate-book.ts';
import { readText } from './read-text.ts';
import type { Part, PlatePart, Want } from './reading.ts';
import { shapeBook } from './shape-book.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';
import { satisfies } from './testing/satisfies.ts';

const classes = demoCatalogue();
const plates = (text: string) => readText(text).parts.filter((part): part is PlatePart => part.kind === 'plate');
const wantsOf = (parts: readonly Part[]): Want[] => parts.flatMap((part) => ('wants' in part ? part.wants : []));
const classesOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => ('classes' in part ? (part.classes ?? []) : []));

const asked = (text: string) =>
  new Set(wantsOf(readText(text).parts).flatMap((want) => [...want.keys, ...(want.together ?? []).flatMap((one) => one.keys)]));

describe('plates', () => {
  it.each(plateBook.families.map((family) => [family.id, family] as const))(
    'of %s ask for the printed values that their examples mean',
    (_, family) => {
      for (const { text, means = {} } of family.examples) {
        const [plate] = plates(text);
        expect(plate?.family, text).toBe(family.id);
        for (const [names, meant] of Object.entries(means)) {
          const printed = names
            .split('|')
            .flatMap((attribute) =>
              (plate?.classes ?? []).flatMap((className) =>
                (classes.get(className)?.attributes.find((one) => one.name === attribute)?.values ?? [])
                  .filter((value) =>
                    meant.endsWith('…') && !/\p{Script=Han}/u.test(meant) ? value.startsWith(meant.slice(0, -1)) : value === meant,
                  )
                  .map((value) => ({ className, attribute, value })),
              ),
            );
          if (printed.length === 0) continue;
          const held = printed.some((value) => {
            const own = plate?.wants.filter((want) => want.attributes?.includes(value.attribute) ?? true) ?? [];
            return own.some((want) => satisfies(want, [value]));
          });
          expect(held, `${text} ${names} ${meant}`).toBe(true);
        }
      }
    },
  );

  it('name the model word of every goods of the catalogue', () => {
    const unread = [...classes.values()].flatMap((one) =>
      one.models.filter((model) => !plates(model).some((plate) => plate.model === model && plate.classes.includes(one.name))),
    );
    expect(unread).toEqual([]);
  });

  it('say what an old designation has become, and offer it', () => {
    expect(plates('S11-M-400/10')[0]?.older).toEqual({ now: 'S20', relation: 'successor' });
    expect(plates('GYTS-24B1')[0]?.older).toEqual({ now: 'GYFTZY', relation: 'successor' });
  });

  it('go by the class that is named when two of them look alike', () => {
    expect(plates('PS-15 柱式绝缘子')[0]?.classes).toEqual(['线路柱式瓷绝缘子']);
    expect(plates('xb-r2')[0]).toMatchObject({ model: 'XB-R2', classes: ['微型断路器'] });
    expect(plates('P 针式')[0]).toMatchObject({ model: 'P', weak: true });
  });
});

describe('shapes', () => {
  it.each(
    [...shapeBook.values()].filter((shape) => !['item-number', 'bound'].includes(shape.id)).map((shape) => [shape.id, shape] as const),
  )('%s is one however it is written', (_, shape) => {
    for (const example of shape.examples) {
      const [typed, normal] = [asked(example.in), asked(example.out)];
      const same = [...typed].some((key) => normal.has(key));
      const printed = keysOfValue({ className: '', attribute: '', value: example.out });
      expect(same || [...typed].some((key) => printed.includes(key)), `${example.in} ${[...typed].join(' ')}`).toBe(true);
    }
  });
});

describe('units', () => {
  const keyName: Record<string, string> = { section: 'mm2', 'motor-poles': 'poles', fibres: 'cores' };
  const before = new Set(['防护等级', '防护', '口径', '通径', '变比', '百分之', '级', '克重', 'IO']);
  it.each(units.quantities.map((one) => [one.id, one] as const))('%s is understood in every spelling', (id, { spellings }) => {
    for (const [spelling, factor] of Object.entries(spellings)) {
      if (factor === null || before.has(spelling) || /^(?:IP|DN|PN|B1|B1\.3|B4|B6)$/i.test(spelling) || spelling === 'uΩ') continue;
      const key = `${keyName[id] ?? id}:${Number((12 * (factor as number)).toPrecision(12))}`;
      expect(
        readText(`12${spelling}`).wants.flatMap((want) => want.keys),
        `12${spelling}`,
      ).toContain(key);
    }
  });
});

describe('words', () => {
  it('know their classes and the values they imply', () => {
    for (const { word, class: className } of nicknames.words) expect(classesOf(readText(word).parts), word).toContain(className);
    for (const { word, candidates } of nicknames.ambiguous)
      expect(classesOf(readText(`采购 ${word}`).parts), word).toEqual(expect.arrayContaining(candidates.map((one) => one.class)));
    expect(readText('双色线').wants).toEqual([{ text: '黄绿双色', keys: ['v:黄绿双色'], attributes: ['颜色'] }]);
  });

  it('stay in the rest for the search, figures and plates do not', () => {
    expect(readText('国标 3P63A微断 急用').rest).toEqual(['国标', '微断 急用']);
    expect(readText('YJV22 3*240 远东').rest).toEqual(['远东']);
  });

  it('say what the mall does not hold, and what is nearest', () =>
    expect(readText('手扳葫芦 3吨').parts[0]).toMatchObject({ kind: 'outside', nearest: '手拉葫芦' }));

  it('say what describing words do', () => {
    expect(readText('国标').parts[0]).toMatchObject({ kind: 'modifier', act: 'ignore' });
    const armoured = readText('铠装').parts.find((part) => part.kind === 'modifier');
    expect(new RegExp(armoured?.model ?? '', 'u').test('YJV22')).toBe(true);
    expect(new RegExp(armoured?.model ?? '', 'u').test('YJV')).toBe(false);
  });
});

describe('item numbers', () => {
  it.each([
    'NE0010000001-01',
    'ne0010000001-01',
    'NE 001 0000001 01',
    'NE001000000101',
    '0010000001-01',
    '001000000101',
    'ＮＥ００１００００００１－０１',
  ])('%s is found', (typed) => {
    const [item] = readText(typed).parts;
    expect(item?.kind).toBe('item');
    expect(item?.kind === 'item' && item.keys.some((key) => keysOfItemNumber('NE0010000001-01').includes(key))).toBe(true);
  });

  it('come several at once', () =>
    expect(readText('NE0010000001-01、NE0020000002-02 0030000003-03').parts.map((part) => part.kind)).toEqual(['item', 'item', 'item']));

  it('are no figures with units and no plates', () => {
    expect(readText('200000米').parts.map((part) => part.kind)).toEqual(['figure']);
    expect(readText('WXH-822 61850').parts[0]).toMatchObject({ kind: 'plate', model: 'WXH-822' });
  });
});

describe('lines of bills of materials', () => {
  it.each(bom.lines.map((line) => [line.in, line.read as unknown as Record<string, string>] as const))('%s', (line, read) => {
    const { parts } = readText(line);
    const className = read['class'] as string;
    expect(classesOf(parts)).toContain(className);
    const values = Object.entries(read)
      .filter(([name]) => !['class', 'model', 'quantity'].includes(name))
      .map(([attribute, value]) => ({ className, attribute, value }));
    // What stands apart in a grid's description (M, 有隔离刀) is for the reader of whole bills.
    const apart = new Set(['开裂检验弯矩等级', '隔离刀闸', '阻燃等级', '配筋类型']);
    for (const value of values.filter((one) => !apart.has(one.attribute))) {
      const held = wantsOf(parts).some((want) => satisfies(want, values) && (satisfies(want, [value]) || (want.together?.length ?? 0) > 1));
      const near = wantsOf(parts).some((want) => want.near?.some((key) => keysOfValue(value).includes(key)));
      expect(held || near, `${value.attribute} ${value.value}`).toBe(true);
    }
  });
});
