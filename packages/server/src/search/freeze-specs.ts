import { inSlices } from './in-slices.ts';
import { postingsOfMany, toStarts } from './make-postings.ts';
import type { Segment } from './segment.ts';
import type { Column, Draft } from './segment-draft.ts';

type Specs = Pick<
  Segment,
  | 'specStart'
  | 'specGoods'
  | 'specId'
  | 'specPrice'
  | 'specStocked'
  | 'specValueStart'
  | 'specValues'
  | 'specsByValue'
  | 'stocked'
  | 'cheapest'
  | 'dearest'
>;

const endOf = (starts: Column, at: number, size: number, whole: number): number => (at + 1 < size ? starts.get(at + 1) : whole);

/** The specs in the order of their goods, and what a goods has of all of them. */
export const freezeSpecs = async (draft: Draft, order: Uint32Array, valueCount: number): Promise<Specs> => {
  const { specs, specValues } = draft;
  const size = specs.id.length();
  const made = {
    specStart: new Uint32Array(draft.size + 1),
    specGoods: new Uint32Array(size),
    specId: new Float64Array(size),
    specPrice: new Float64Array(size),
    specStocked: new Uint8Array(size),
    specValueStart: new Uint32Array(size + 1),
    specValues: new Uint32Array(specValues.length()),
    stocked: new Uint8Array(draft.size),
    cheapest: new Float64Array(draft.size).fill(Number.POSITIVE_INFINITY),
    dearest: new Float64Array(draft.size),
  };
  let spec = 0;
  let value = 0;
  await inSlices(draft.size, (first, last) => {
    for (let document = first; document < last; document += 1) {
      const row = order[document] as number;
      made.specStart[document] = spec;
      const end = endOf(draft.specStart, row, draft.size, size);
      for (let from = draft.specStart.get(row); from < end; from += 1) {
        const price = specs.price.get(from);
        made.specGoods[spec] = document;
        made.specId[spec] = specs.id.get(from);
        made.specPrice[spec] = price;
        made.specStocked[spec] = specs.stocked.get(from);
        made.stocked[document] = (made.stocked[document] as number) | specs.stocked.get(from);
        made.cheapest[document] = Math.min(made.cheapest[document] as number, price);
        made.dearest[document] = Math.max(made.dearest[document] as number, price);
        made.specValueStart[spec] = value;
        const valueEnd = endOf(specs.valueStart, from, size, specValues.length());
        for (let at = specs.valueStart.get(from); at < valueEnd; at += 1) {
          made.specValues[value] = specValues.get(at);
          value += 1;
        }
        spec += 1;
      }
    }
  });
  made.specStart[draft.size] = spec;
  made.specValueStart[size] = value;
  return { ...made, specsByValue: await postingsOfMany(made.specValueStart, made.specValues, valueCount) };
};

type Values = Pick<Segment, 'valueStart' | 'values' | 'shared' | 'goodsByValue'>;

/** What all specs of a goods share, and with it, for facets alone, what any of them has: a walk over goods then counts without looking at specs. */
export const freezeValues = async (
  draft: Draft,
  place: Uint32Array,
  { specStart, specValueStart, specValues }: Pick<Segment, 'specStart' | 'specValueStart' | 'specValues'>,
  facets: Uint8Array,
  valueCount: number,
): Promise<Values> => {
  const total = draft.values.length();
  const sharedStart = new Uint32Array(draft.size + 1);
  await inSlices(total, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const document = place[draft.valueRow.get(at)] as number;
      sharedStart[document + 1] = (sharedStart[document + 1] as number) + 1;
    }
  });
  toStarts(sharedStart);
  const next = sharedStart.slice();
  const sharedValues = new Uint32Array(total);
  await inSlices(total, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const document = place[draft.valueRow.get(at)] as number;
      sharedValues[next[document] as number] = draft.values.get(at);
      next[document] = (next[document] as number) + 1;
    }
  });
  const goodsByValue = await postingsOfMany(sharedStart, sharedValues, valueCount);
  // At most as many as all entries together; what is left over is cut off at the end.
  const values = new Uint32Array(total + specValues.length);
  const valueStart = new Uint32Array(draft.size + 1);
  const shared = new Uint16Array(draft.size);
  let at = 0;
  await inSlices(draft.size, (first, last) => {
    for (let document = first; document < last; document += 1) {
      const begin = at;
      valueStart[document] = at;
      for (let from = sharedStart[document] as number; from < (sharedStart[document + 1] as number); from += 1)
        if (facets[sharedValues[from] as number] === 1) values[at++] = sharedValues[from] as number;
      shared[document] = at - begin;
      const own = at;
      const end = specValueStart[specStart[document + 1] as number] as number;
      for (let from = specValueStart[specStart[document] as number] as number; from < end; from += 1) {
        const value = specValues[from] as number;
        if (facets[value] === 1 && !values.subarray(own, at).includes(value)) values[at++] = value;
      }
    }
  });
  valueStart[draft.size] = at;
  return { valueStart, values: values.slice(0, at), shared, goodsByValue };
};
