import { describe, expect, it } from 'vitest';
import bom from '../data/bom.json' with { type: 'json' };
import equalValues from '../data/equal-values.json' with { type: 'json' };
import nicknames from '../data/nicknames.json' with { type: 'json' };
import { demoCatalogue } from './testing/demo-catalogue.ts';

const classes = demoCatalogue();
const attributes = new Set([...classes.values()].flatMap((one) => one.attributes.map((attribute) => attribute.name)));
const prints = (className: string, attribute: string, value: string) =>
  classes.get(className)?.attributes.some((one) => one.name === attribute && one.values.includes(value)) ?? false;
const synonyms = new Map<string, Set<string>>();
for (const one of classes.values())
  for (const word of [one.name, ...one.synonyms]) synonyms.set(word, (synonyms.get(word) ?? new Set()).add(one.name));

describe('nicknames', () => {
  const words = nicknames.words as { word: string; class: string; attributes?: Record<string, string> }[];
  const ambiguous = nicknames.ambiguous as { word: string; candidates: { class: string }[]; default?: string }[];
  const outside = nicknames.outside as { word: string; nearest?: string }[];

  it('say one thing each', () => {
    const all = [...words, ...ambiguous, ...outside].map((one) => one.word.toUpperCase());
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    expect(words.length + ambiguous.length).toBeGreaterThan(249);
  });

  it('name classes and printed values of the catalogue and do not contradict its synonyms', () => {
    for (const { word, class: className, attributes: values } of words) {
      expect(classes.has(className), word).toBe(true);
      for (const [attribute, value] of Object.entries(values ?? {}))
        expect(prints(className, attribute, value), `${word} ${attribute} ${value}`).toBe(true);
      const own = synonyms.get(word);
      expect(own === undefined || (own.size === 1 && own.has(className)), word).toBe(true);
    }
    for (const { word, candidates, default: likeliest } of ambiguous) {
      const names = candidates.map((one) => one.class);
      expect(names.length, word).toBeGreaterThan(1);
      expect(
        names.filter((name) => !classes.has(name)),
        word,
      ).toEqual([]);
      expect(likeliest === undefined || names.includes(likeliest), word).toBe(true);
      expect(
        [...(synonyms.get(word) ?? [])].filter((name) => !names.includes(name)),
        word,
      ).toEqual([]);
    }
    for (const { word, nearest } of outside) {
      expect(nearest === undefined || classes.has(nearest), word).toBe(true);
      expect(synonyms.has(word), word).toBe(false);
    }
    const silent = [...synonyms].filter(([word, names]) => names.size > 1 && !ambiguous.some((one) => one.word === word));
    expect(silent.map(([word]) => word)).toEqual([]);
  });

  it('say what every describing word does', () => {
    for (const { word, act, ...more } of nicknames.modifiers as { word: string; act: string; model?: string; class?: string }[]) {
      expect(['ignore', 'describe', 'model', 'class'], word).toContain(act);
      expect(more.model !== undefined, word).toBe(act === 'model');
      expect(more.class !== undefined && classes.has(more.class), word).toBe(act === 'class');
      if (more.model) expect(() => new RegExp(more.model as string, 'u'), word).not.toThrow();
    }
  });
});

describe('equal values', () => {
  it('are printed where they are said to be, and no spelling is a value of its own or of two', () => {
    const spellings = new Map<string, string>();
    for (const { canonical, also, classes: names, attributes: carried } of equalValues.values) {
      expect(carried.filter((name) => !attributes.has(name))).toEqual([]);
      for (const name of names) {
        const here = classes.get(name)?.attributes.filter((one) => carried.includes(one.name) && one.values.includes(canonical)) ?? [];
        expect(here.length, `${name} ${canonical}`).toBeGreaterThan(0);
        for (const attribute of here)
          for (const word of also) {
            const at = `${name}|${attribute.name}|${word.toUpperCase()}`;
            expect(attribute.values.includes(word), at).toBe(false);
            expect(spellings.get(at) ?? canonical, at).toBe(canonical);
            spellings.set(at, canonical);
          }
      }
    }
  });

  it('group attributes of the catalogue', () => {
    expect(new Set(equalValues.names.map((one) => one.id)).size).toBe(equalValues.names.length);
    expect([...equalValues.names, ...equalValues.covers].flatMap((one) => one.attributes).filter((name) => !attributes.has(name))).toEqual(
      [],
    );
  });
});

describe('the writing of bills of materials', () => {
  it('names each column, phrase and unit once', () => {
    const columns = bom.columns.flatMap((one) => one.words.map((word) => word.toLowerCase()));
    expect(columns.filter((word, at) => columns.indexOf(word) !== at)).toEqual([]);
    const phrases = bom.phrases.flatMap((one) => one.words);
    expect(phrases.filter((word, at) => phrases.indexOf(word) !== at)).toEqual([]);
    expect(bom.phrases.filter((one) => !['ignore', 'obey', 'skip', 'repeat', 'stop'].includes(one.act))).toEqual([]);
    expect(new Set(bom.unitsInCatalogue)).toEqual(new Set([...classes.values()].map((one) => one.unit)));
  });

  it('reads quantities, headings and totals as its examples say', () => {
    for (const { id, re, examples } of bom.quantities)
      for (const example of examples) {
        const groups = new RegExp(re, 'u').exec(example.in)?.groups ?? {};
        expect(Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined)), `${id} ${example.in}`).toEqual(
          example.out,
        );
      }
    for (const { patterns, examples } of [bom.headings, bom.totals])
      for (const example of examples)
        expect(
          patterns.some((pattern) => new RegExp(pattern, 'u').test(example)),
          example,
        ).toBe(true);
  });

  it('reads whole lines as goods of the catalogue', () => {
    for (const { in: line, read } of bom.lines as unknown as { in: string; read: Record<string, string> & { class: string } }[])
      for (const [name, value] of Object.entries(read)) {
        if (name === 'quantity') continue;
        if (name === 'class') expect(classes.has(value), line).toBe(true);
        else if (name === 'model') expect(classes.get(read.class)?.models, line).toContain(value);
        else expect(prints(read.class, name, value), `${line} ${name} ${value}`).toBe(true);
      }
  });
});
