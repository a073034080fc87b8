import { describe, expect, it } from 'vitest';
import shapes from '../data/shapes.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };
import { normalShape, shapeBook } from './shape-book.ts';
import { demoCatalogue } from './testing/demo-catalogue.ts';

type Quantity = { id: string; unit: string; spellings: Record<string, number | null>; attributes: string[]; bareIn?: string[] };
const quantities = units.quantities as unknown as Quantity[];
const attributes = new Set([...demoCatalogue().values()].flatMap((one) => one.attributes.map((attribute) => attribute.name)));

describe('the units', () => {
  it('name each quantity once, spell its own unit and convert by a positive factor', () => {
    expect(new Set(quantities.map((one) => one.id)).size).toBe(quantities.length);
    for (const { id, unit, spellings } of quantities) {
      expect(spellings[unit], id).toBe(1);
      expect(
        Object.values(spellings).filter((factor) => factor !== null && !(factor > 0)),
        id,
      ).toEqual([]);
    }
  });

  it('speak of attributes that the catalogue has', () => {
    for (const { id, attributes: carried, bareIn = [] } of quantities)
      expect(
        [...carried, ...bareIn].filter((name) => !attributes.has(name)),
        id,
      ).toEqual([]);
  });

  it('list every spelling of two quantities as ambiguous, with all of them', () => {
    const spelled = new Map<string, string[]>();
    for (const { id, spellings } of quantities)
      for (const one of Object.keys(spellings)) spelled.set(one, [...(spelled.get(one) ?? []), id]);
    const listed = new Map(
      units.ambiguous.map((one) => [one.spelling, one.candidates.flatMap((other) => ('quantity' in other ? [other.quantity] : []))]),
    );
    expect(listed.size).toBe(units.ambiguous.length);
    const known = new Set(quantities.map((one) => one.id));
    expect([...listed.values()].flat().filter((id) => !known.has(id as string))).toEqual([]);
    const silent = [...spelled].filter(([spelling, ids]) => ids.length > 1 && ids.some((id) => !listed.get(spelling)?.includes(id)));
    expect(silent).toEqual([]);
  });
});

describe('the shapes', () => {
  it('are named once', () => expect(shapeBook.size).toBe(shapes.shapes.length));

  it.each([...shapeBook.values()].map((shape) => [shape.id, shape] as const))(
    '%s takes its examples to a normal form that stays',
    (_, shape) => {
      const whole = new RegExp(`^(?:${shape.re})$`, 'iu');
      for (const example of shape.examples) {
        expect(whole.test(example.in), example.in).toBe(true);
        expect(normalShape(shape, example.in)).toBe(example.out);
        expect(normalShape(shape, example.out)).toBe(example.out);
      }
    },
  );
});
