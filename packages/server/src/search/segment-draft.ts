/** Numbers that come one after the other, in blocks, because doubling one array would copy and hold it twice. */
export type Column = { push: (value: number) => void; get: (at: number) => number; length: () => number };

const blockBits = 18;
const blockSize = 2 ** blockBits;

const makeColumn = (make: (size: number) => Uint32Array | Float64Array | Int32Array): Column => {
  const blocks: (Uint32Array | Float64Array | Int32Array)[] = [];
  let length = 0;
  return {
    push: (value) => {
      const at = length & (blockSize - 1);
      if (at === 0) blocks.push(make(blockSize));
      (blocks[length >>> blockBits] as Uint32Array)[at] = value;
      length += 1;
    },
    get: (at) => (blocks[at >>> blockBits] as Uint32Array)[at & (blockSize - 1)] as number,
    length: () => length,
  };
};

const wholes = () => makeColumn((size) => new Uint32Array(size));
const floats = () => makeColumn((size) => new Float64Array(size));

export type DraftRow = {
  goodsId: number;
  rank: number;
  sales: number;
  created: number;
  class: number;
  brand: number;
  store: number;
  shelf: number;
  source: number;
};

/** A spec as it is read; of its goods the one that cards show by default is told apart. */
export type DraftSpec = { specId: number; price: number; stocked: number; byDefault: boolean; values: readonly number[] };

/** Goods as they are read, in any order of rank but ascending by id; `freezeSegment` makes the segment of it. A row's specs stand in their order. */
export type Draft = {
  size: number;
  rows: { [K in keyof DraftRow]: Column };
  /** Numbers of whole models from one on; the model of each row, or zero. */
  models: Map<string, number>;
  model: Column;
  /** Word number times two, plus one where it is a word of the name; those of row r begin at wordStart[r]. */
  words: Column;
  wordStart: Column;
  /** Values that all specs of a row share, and labels: pairs in the order of rows, valueRow[i] has value values[i]. */
  valueRow: Column;
  values: Column;
  /** Those of row r begin at specStart[r]. */
  specStart: Column;
  specs: { id: Column; price: Column; stocked: Column; valueStart: Column };
  specValues: Column;
};

export const makeDraft = (): Draft => ({
  size: 0,
  rows: {
    goodsId: floats(),
    rank: makeColumn((size) => new Int32Array(size)),
    sales: floats(),
    created: floats(),
    class: wholes(),
    brand: wholes(),
    store: wholes(),
    shelf: floats(),
    source: wholes(),
  },
  models: new Map(),
  model: wholes(),
  words: wholes(),
  wordStart: wholes(),
  valueRow: wholes(),
  values: wholes(),
  specStart: wholes(),
  specs: { id: floats(), price: floats(), stocked: wholes(), valueStart: wholes() },
  specValues: wholes(),
});

/** Begins the next row; its words are pushed after it. */
export const addRow = (draft: Draft, row: DraftRow): void => {
  const { rows } = draft;
  rows.goodsId.push(row.goodsId);
  rows.rank.push(row.rank);
  rows.sales.push(row.sales);
  rows.created.push(row.created);
  rows.class.push(row.class);
  rows.brand.push(row.brand);
  rows.store.push(row.store);
  rows.shelf.push(row.shelf);
  rows.source.push(row.source);
  draft.wordStart.push(draft.words.length());
  draft.size += 1;
};

/** The whole model of the row begun last, or nothing; once for each row. */
export const addExact = (draft: Draft, exact: string): void => {
  const known = exact === '' ? 0 : draft.models.get(exact);
  if (known === undefined) draft.models.set(exact, draft.models.size + 1);
  draft.model.push(known ?? draft.models.size);
};

export const addWordTo = (draft: Draft, word: number, inName: boolean): void => draft.words.push(word * 2 + Number(inName));

export const addValueTo = (draft: Draft, row: number, value: number): void => {
  draft.valueRow.push(row);
  draft.values.push(value);
};

const better = (one: DraftSpec, other: DraftSpec): number => other.stocked - one.stocked || Number(other.byDefault) - Number(one.byDefault);

/** The specs of the next row that has none yet, given in the order of the goods: what can be had comes first, then what cards show by default. */
export const addSpecs = (draft: Draft, specs: readonly DraftSpec[]): void => {
  draft.specStart.push(draft.specs.id.length());
  for (const spec of specs.toSorted(better)) {
    draft.specs.id.push(spec.specId);
    draft.specs.price.push(spec.price);
    draft.specs.stocked.push(spec.stocked);
    draft.specs.valueStart.push(draft.specValues.length());
    for (const value of spec.values) draft.specValues.push(value);
  }
};
