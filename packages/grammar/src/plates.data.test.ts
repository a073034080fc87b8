import { describe, expect, it } from 'vitest';
import { type PlateFamily, plateBook } from './plate-book.ts';
import { groupCounts, groupValue, modelWord } from './plate-groups.ts';
import { shapeBook } from './shape-book.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';

const classes = demoCatalogue();
const { families, catalogueCodes, collisions } = plateBook;
const whole = new Map(families.map((family) => [family.id, new RegExp(`^(?:${family.re})$`, 'iu')]));
const inText = (re: string) => new RegExp(`(?<![A-Za-z0-9.])(?:${re})(?![A-Za-z0-9]|\\.\\d)`, 'giu');

const groupsOf = (family: PlateFamily, text: string): Record<string, string> | undefined => {
  const match = whole.get(family.id)?.exec(text);
  return match
    ? Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined && value !== ''))
    : undefined;
};

/** φ190×… and ×12m are two ends of one printed value. */
const joinEnds = (one: string, other: string): string => {
  const head = one.replace(/…$/, '');
  if (/^\d/.test(head) && other.startsWith('/')) return head + other;
  return other.startsWith(head.slice(-1)) ? head + other.slice(1) : head + other;
};

const meaningOf = (family: PlateFamily, groups: Record<string, string>): Record<string, string> => {
  const means: Record<string, string> = {};
  for (const [name, raw] of Object.entries(groups)) {
    const group = family.groups[name];
    if (!group?.attr || group.attr === '型号' || !groupCounts(group, groups['series'] ?? '')) continue;
    const value = groupValue(group, raw);
    if (value === undefined) continue;
    const attribute = [group.attr].flat().join('|');
    const known = means[attribute];
    const end = group.match === 'prefix' || group.match === 'suffix' || group.match === 'first';
    means[attribute] = end ? (known ? joinEnds(known, value) : `${value}${group.match === 'suffix' ? '' : '…'}`) : value;
  }
  return means;
};

describe.each(families.map((family) => [family.id, family] as const))('the plates of %s', (_, family) => {
  it('belong to classes and attributes of the catalogue', () => {
    expect(family.classes.filter((name) => !classes.has(name))).toEqual([]);
    const named = [...family.re.matchAll(/\(\?<([A-Za-z]\w*)>/g)].map((match) => match[1]);
    expect(named).toEqual(Object.keys(family.groups));
    const own = new Set(family.classes.flatMap((name) => classes.get(name)?.attributes.map((one) => one.name) ?? []));
    for (const [name, group] of Object.entries(family.groups)) {
      expect(
        [group.attr ?? []].flat().filter((attribute) => attribute !== '型号' && !own.has(attribute)),
        name,
      ).toEqual([]);
      expect(group.shape === undefined || shapeBook.has(group.shape), name).toBe(true);
      expect(group.part, name).toBeTruthy();
    }
    for (const rule of family.classBy?.rules ?? []) {
      expect(family.classes).toContain(rule.class);
      expect(rule.group.split('|').filter((name) => !family.groups[name])).toEqual([]);
    }
  });

  it('are read as their examples say', () => {
    expect(family.examples.length).toBeGreaterThan(2);
    for (const example of family.examples) {
      const groups = groupsOf(family, example.text);
      expect(groups, example.text).toEqual(example.parse);
      expect(meaningOf(family, groups ?? {}), example.text).toEqual(example.means ?? {});
      expect([...example.text.matchAll(inText(family.re))][0]?.[0]).toBe(example.text);
      const others = families.filter(
        (other) => other.id !== family.id && !family.sharesWith?.includes(other.id) && whole.get(other.id)?.test(example.text),
      );
      expect(
        others.map((other) => other.id),
        example.text,
      ).toEqual([]);
    }
  });

  it('refuse what looks alike', () => {
    for (const text of family.notConfused) {
      expect(whole.get(family.id)?.test(text), text).toBe(false);
      const hit = [...text.matchAll(inText(family.re))].find(
        (match) => match[0].length > text.length / 2 && match[0] !== family.classes[0],
      );
      expect(hit === undefined || family.scanPart?.includes(text), text).toBe(true);
    }
  });
});

describe('all plates', () => {
  it('cover every first-level class', () => {
    const covered = new Set(families.flatMap((family) => family.classes.map((name) => classes.get(name)?.first)));
    expect([...classes.values()].filter((one) => !covered.has(one.first))).toEqual([]);
    expect(new Set(families.map((family) => family.id)).size).toBe(families.length);
  });

  it('read every model of the catalogue', () => {
    const neutral = new Map(catalogueCodes.prefixes.map((one) => [one.prefix, one.class]));
    expect(neutral.size).toBe(catalogueCodes.prefixes.length);
    const code = new RegExp(catalogueCodes.re, 'iu');
    const unread = [...classes.values()].flatMap((one) =>
      one.models.filter((model) => {
        if (neutral.get(code.exec(model)?.groups?.['prefix'] ?? '') === one.name) return false;
        return !families.some((family) => {
          if (!family.classes.includes(one.name)) return false;
          const groups = groupsOf(family, model);
          return family.bare?.includes(model) || (groups && modelWord(family, groups) === model);
        });
      }),
    );
    expect(unread).toEqual([]);
  });

  it('tell codes that are two things apart by classes of the catalogue', () =>
    expect(collisions.flatMap((one) => one.meanings).filter((one) => !classes.has(one.class))).toEqual([]));
});
