import { valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ImportBook, RowFault, SheetRow, SoldGoods } from './import-book.ts';
import { rowFault, setTo } from './row-fault.ts';

/** A row, and the spec that it is of; none: a new one. */
export type PlacedRow = { readonly row: SheetRow; readonly specId: Id | undefined; readonly faults: RowFault[] };
/** Rows of one goods; new goods are known by their name. */
export type RowGroup = { readonly key: string; readonly goodsId: Id | undefined; readonly rows: PlacedRow[] };

const numberPattern = /^[0-9A-Z-]{4,40}$/;

export const numberOf = ({ cells }: SheetRow): string => (cells['itemNumber'] ?? '').toUpperCase();

type Found = { goodsId?: Id; specId?: Id; key?: string; fault?: RowFault };

const byName = (row: SheetRow, book: ImportBook): Found => {
  const name = row.cells['name'] ?? '';
  if (name === '') return { fault: rowFault(row, 'name', 'goods.name_required') };
  const known = book.goodsByName.get(name) ?? [];
  if (known.length > 1) return { key: `new:${name}`, fault: rowFault(row, 'name', 'goods.import_goods_many') };
  if (known[0] !== undefined) return { goodsId: known[0] };
  const drawn = book.drawn.get(name);
  const fault = drawn && rowFault(row, 'name', drawn === 'waiting' ? 'goods.import_waiting' : 'goods.import_drafted');
  return { key: `new:${name}`, ...(fault && { fault }) };
};

/** Whose row it is: by item number, by the number of the goods, by its name. */
const findGoods = (row: SheetRow, book: ImportBook): Found => {
  const spu = (row.cells['spuCode'] ?? '').toUpperCase();
  const known = book.goodsByNumber.get(numberOf(row));
  if (known) {
    const owner = book.goods.get(known.goodsId)?.spuCode ?? '';
    if (spu === '' || spu === owner) return known;
    return { ...known, fault: rowFault(row, 'spuCode', 'goods.import_goods_other', setTo(owner), { value: owner }) };
  }
  if (spu === '') return byName(row, book);
  const goodsId = book.goodsBySpu.get(spu);
  return goodsId === undefined ? { fault: rowFault(row, 'spuCode', 'goods.import_goods_unknown') } : { goodsId };
};

/** The spec of a goods that a row means by its values, where it gives no number. */
const specByValues = ({ cells }: SheetRow, { draft }: SoldGoods): Id | undefined => {
  const values = draft.axes.map((axis) => cells[valueKey(axis)] ?? '');
  const same = draft.specs.filter((spec) => spec.values.every((value, at) => value === values[at]));
  return same.length === 1 ? (same[0]?.specId ?? undefined) : undefined;
};

const numberFault = (row: SheetRow, book: ImportBook, seen: ReadonlyMap<string, number>): RowFault | undefined => {
  const number = numberOf(row);
  if (number === '') return undefined;
  const before = seen.get(number);
  if (before !== undefined)
    return rowFault(row, 'itemNumber', 'goods.import_same_number', { kind: 'drop', value: String(row.row) }, { row: before });
  if (book.goodsByNumber.has(number)) return undefined;
  if (!numberPattern.test(number)) return rowFault(row, 'itemNumber', 'goods.item_number_wrong');
  return book.taken.has(number) ? rowFault(row, 'itemNumber', 'goods.item_number_taken') : undefined;
};

/** Rows with what they are of, one group a goods, in the order of the sheet. What cannot be told whose it is stands alone. */
export const groupRows = (rows: readonly SheetRow[], book: ImportBook): RowGroup[] => {
  const groups = new Map<string, RowGroup>();
  const numbers = new Map<string, number>();
  const specs = new Map<Id, number>();
  for (const row of rows) {
    const { goodsId, key = '', fault, ...found } = findGoods(row, book);
    const sold = goodsId === undefined ? undefined : book.goods.get(goodsId);
    const specId = found.specId ?? (sold && numberOf(row) === '' ? specByValues(row, sold) : undefined);
    const faults = [fault, numberFault(row, book, numbers)].filter((one) => one !== undefined);
    const before = specId === undefined ? undefined : specs.get(specId);
    if (before !== undefined && faults.length === 0)
      faults.push(rowFault(row, 'itemNumber', 'goods.import_same_spec', { kind: 'drop', value: String(row.row) }, { row: before }));
    if (numberOf(row) !== '' && !numbers.has(numberOf(row))) numbers.set(numberOf(row), row.row);
    if (specId !== undefined && before === undefined) specs.set(specId, row.row);
    const at = goodsId ?? (key === '' ? `row:${row.row}` : key);
    const group = groups.get(at) ?? { key: at, goodsId, rows: [] };
    group.rows.push({ row, specId, faults });
    groups.set(at, group);
  }
  return [...groups.values()];
};
