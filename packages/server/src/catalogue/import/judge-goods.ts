import { changedGoodsRows } from '@mall/contract/catalogue/goods-changes.rules.ts';
import { type DraftSpec, emptyDraft, type GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { GoodsFields } from '@mall/contract/catalogue/goods-fields.rules.ts';
import { valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { SpecChange } from '@mall/contract/catalogue/shelf.rules.ts';
import { isErrorCode } from '@mall/contract/errors.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { numberOf, type PlacedRow, type RowGroup } from './group-rows.ts';
import type { ImportBook, RowAction, RowFault, SheetRow, SoldGoods } from './import-book.ts';
import { type CellChange, judgeCells } from './judge-cells.ts';
import { type JudgedHead, judgeHead } from './judge-head.ts';
import { judgePictures } from './judge-pictures.ts';
import { bareFaults, type Drawn, looked, lookedFaults, unreadyFaults, type Work } from './judge-standing.ts';
import { judgeUnit } from './judge-unit.ts';
import { judgeValue, meantValue } from './judge-value.ts';
import { readNumber } from './read-number.ts';
import { rowFault } from './row-fault.ts';

export type JudgedRow = {
  row: SheetRow;
  action: RowAction;
  faults: RowFault[];
  /** Keys of the columns in which it says otherwise than what is sold. */
  changes: string[];
  /** Sound, but not to be written. */
  left?: boolean;
  fall?: { from: number; to: number };
};

/** What is written of one goods: cells that hold at once, and what the mall looks at first. */
export type GoodsPlan = {
  goodsId: Id | undefined;
  /** Of goods that are sold: as they were when this was thought of. */
  mark: string;
  rows: number[];
  cells: SpecChange[];
  /** Undefined: nothing for the mall to look at. Of goods that are sold the long texts stay as they are. */
  fields: GoodsDraft | undefined;
  changes: number;
  /** The shelf of the store on which it is put at once. */
  shelfId: Id | undefined;
};
export type JudgedGoods = { rows: JudgedRow[]; plan: GoodsPlan | undefined };

const asText = (number: number | null | undefined): string => (number === null || number === undefined ? '' : String(number));

/** Values, unit, length and picture of a row, as far as it says them. */
const drawRow = ({ row, specId, faults }: PlacedRow, { sold, axes }: JudgedHead, goods: SoldGoods | undefined, book: ImportBook) => {
  const before = goods?.draft.specs.find((spec) => spec.specId === specId);
  const values = axes.map((axis, at) => {
    const attribute = sold?.attributes.find(({ name }) => name === axis);
    const typed = meantValue(attribute, row.cells[valueKey(axis)] ?? '');
    const own = before?.values[at] ?? '';
    if (typed === '' || typed === own) {
      if (typed === '' && !before) faults.push(rowFault(row, valueKey(axis), 'goods.spec_value_required'));
      return own;
    }
    const fault = sold && judgeValue(attribute, sold, typed);
    if (fault) faults.push(rowFault(row, valueKey(axis), fault.code, fault.mend, fault.facts));
    return typed;
  });
  const unit = judgeUnit(row, { before: before && (before.unit || goods?.draft.unit), sold });
  if (typeof unit === 'object') faults.push(unit);
  const length = row.cells['packLength'] ?? '';
  const read = length === '' ? undefined : readNumber(length);
  const metres =
    read && 'number' in read && Number.isInteger(read.number) && read.number >= 1 && read.number <= 100_000 ? read.number : undefined;
  if (read && metres === undefined) faults.push(rowFault(row, 'packLength', 'goods.length_wrong'));
  const pictures = judgePictures(row, 'specPicture', { book, sold: before ? [before.picture] : [] });
  faults.push(...pictures.faults);
  return {
    values,
    unit: typeof unit === 'string' ? unit : '',
    packLength: metres === undefined ? (before?.packLength ?? '') : String(metres),
    picture: row.cells['specPicture'] ? (pictures.urls[0] ?? '') : (before?.picture ?? ''),
  };
};

const freshSpec = (
  row: SheetRow,
  drawn: Drawn,
  { priceFen, stock, warnAt, moq, step, leadDays, weightGram, on }: CellChange,
): DraftSpec => ({
  specId: null,
  itemNumber: numberOf(row),
  ...drawn,
  ...(priceFen !== undefined && { price: toYuan(fen(priceFen)) }),
  ...(stock !== undefined && { stock: String(stock) }),
  ...(warnAt !== undefined && { warnAt: asText(warnAt) }),
  ...(moq !== undefined && { moq: asText(moq) }),
  ...(step !== undefined && { step: asText(step) }),
  ...(leadDays !== undefined && { leadDays: String(leadDays) }),
  ...(weightGram !== undefined && { weight: String(weightGram / 1000) }),
  ...(on !== undefined && { on }),
});

const specChange = (specId: Id, { priceFen, ...cells }: CellChange): SpecChange | undefined =>
  priceFen === undefined && Object.keys(cells).length === 0
    ? undefined
    : { specId, ...cells, ...(priceFen !== undefined && { price: toYuan(fen(priceFen)) }) };

/** The goods with what its rows say; rows that are left out change nothing. */
const drawGoods = (works: readonly Work[], { sold, head, axes }: JudgedHead, goods: SoldGoods | undefined): GoodsDraft => {
  const base: GoodsDraft = goods?.draft ?? {
    ...emptyDraft,
    classId: sold?.id ?? '',
    taxRate: String(sold?.taxRate ?? emptyDraft.taxRate),
    unit: works[0]?.drawn.unit || (sold?.unit ?? ''),
    axes: [...axes],
  };
  const unitOf = (unit: string) => (unit === base.unit ? '' : unit);
  const changed = new Map(works.flatMap(({ specId, drawn }) => (specId === undefined ? [] : [[specId, drawn] as const])));
  return {
    ...base,
    ...head,
    specs: [
      ...base.specs.map((spec) => {
        const drawn = changed.get(spec.specId ?? '');
        return drawn ? { ...spec, ...drawn, unit: unitOf(drawn.unit) } : spec;
      }),
      ...works
        .filter(({ specId }) => specId === undefined)
        .map(({ row, drawn, cells }) => freshSpec(row, { ...drawn, unit: unitOf(drawn.unit) }, cells.change)),
    ],
  };
};

const columnOf = (path: readonly PropertyKey[], { sold, axes }: JudgedHead): string => {
  const [place, at, name, axis] = path.map(String);
  if (place === 'specs') {
    if (name === 'values') return valueKey(axes[Number(axis)] ?? '');
    return name === 'picture' ? 'specPicture' : (name ?? 'itemNumber');
  }
  if (place === 'params') return valueKey(sold?.attributes.find(({ id }) => id === at)?.name ?? '');
  return place === 'classId' ? 'className' : place === 'brandId' ? 'brand' : (place ?? 'name');
};

/** What the rules of goods find wrong in the whole, by row; the first row answers for what is of the goods. */
const ruleFaults = (fields: GoodsDraft, works: readonly Work[], judged: JudgedHead): [Work, RowFault][] => {
  const fresh = works.filter(({ specId }) => specId === undefined);
  const old = fields.specs.length - fresh.length;
  return (GoodsFields.safeParse(fields).error?.issues ?? []).flatMap(({ path, message }): [Work, RowFault][] => {
    const spec = path[0] === 'specs' && typeof path[1] === 'number' ? path[1] : undefined;
    const own = spec === undefined ? undefined : (fresh[spec - old] ?? works.find(({ specId }) => specId === fields.specs[spec]?.specId));
    const work = own ?? works[0];
    const code = isErrorCode(message) ? message : 'kernel.bad_input';
    const drop = code === 'goods.spec_same' ? ({ kind: 'drop', value: String(work?.row.row ?? '') } as const) : undefined;
    return work ? [[work, rowFault(work.row, columnOf(path, judged), code, drop)]] : [];
  });
};

const cellColumns: Readonly<Partial<Record<keyof CellChange, string>>> = { priceFen: 'price', weightGram: 'weight', on: 'state' };
/** What of a row holds at once, by column. */
const changedCells = ({ row, cells: { change } }: Work, { shelfId }: JudgedHead): string[] => [
  ...(Object.keys(change) as (keyof CellChange)[]).map((name) => cellColumns[name] ?? name),
  ...(shelfId !== undefined && row.cells['storeClass'] ? ['storeClass'] : []),
];

const actionOf = ({ specId, cells }: Work, changes: readonly string[]): RowAction => {
  if (specId === undefined) return 'new';
  if (cells.change.on === false) return 'off';
  return changes.length > 0 ? 'changed' : 'unchanged';
};

/** What is left of a goods may break a rule that held before a row of it was found wrong; after so many times the rest is wrong, too. */
const rounds = 10;

type Choice = { leaveFalls?: boolean | undefined; leaves?: ((row: number) => boolean) | undefined };

/** What becomes of the rows of one goods. `leaveFalls`: rows whose price falls far are left out; `leaves`: those that somebody chose not to write. */
export const judgeGoods = ({ goodsId, rows }: RowGroup, book: ImportBook, { leaveFalls, leaves }: Choice = {}): JudgedGoods => {
  const goods = goodsId === undefined ? undefined : book.goods.get(goodsId);
  const judged = judgeHead(
    rows.map(({ row }) => row),
    goods,
    book,
  );
  const headFaults = Map.groupBy(judged.faults, ({ row }) => row);
  const terms = {
    taxRate: Number(judged.head.taxRate ?? goods?.draft.taxRate ?? judged.sold?.taxRate ?? 13),
    moq: Number(goods?.draft.moq ?? emptyDraft.moq),
  };
  const works = rows.map((placed): Work => {
    const cells = judgeCells(placed.row, placed.specId === undefined ? undefined : goods?.specs.get(placed.specId), terms);
    placed.faults.push(...(headFaults.get(placed.row.row) ?? []), ...cells.faults);
    return { ...placed, cells, drawn: drawRow(placed, judged, goods, book) };
  });
  const isLeft = ({ row, cells }: Work) => Boolean((leaveFalls && cells.fall) || leaves?.(row.row));
  const sound = () => works.filter((work) => work.faults.length === 0 && !isLeft(work));
  // What only a row says that is not written is not said of goods that are sold; new goods are what all of their rows say.
  const headOf = (own: readonly Work[]) =>
    !goods || own.length === works.length
      ? judged
      : judgeHead(
          own.map(({ row }) => row),
          goods,
          book,
        );
  const draw = () => {
    const own = sound();
    const head = headOf(own);
    const fields = drawGoods(own, head, goods);
    return {
      own,
      fields,
      shelfId: own.length > 0 ? head.shelfId : undefined,
      changes: goods ? changedGoodsRows(goods.draft, fields).length : 0,
    };
  };
  let drawn = draw();
  const findMore = (): [Work, RowFault][] => {
    const { own, fields, changes } = drawn;
    if (own.length === 0) return [];
    if (!goods) return ruleFaults(fields, own, judged);
    const found =
      changes === 0
        ? []
        : goods.waits || goods.drafted || goods.often
          ? lookedFaults(own, goods, judged)
          : [...ruleFaults(fields, own, judged), ...unreadyFaults(own, goods, judged, book)];
    return found.length > 0 ? found : bareFaults(own, goods);
  };
  for (let round = 1, found = findMore(); found.length > 0; round += 1, found = findMore()) {
    for (const [work, fault] of found) if (!work.faults.some(({ column }) => column === fault.column)) work.faults.push(fault);
    const [first] = found;
    if (round === rounds && first)
      for (const work of sound()) work.faults.push({ ...first[1], row: work.row.row, value: work.row.cells[first[1].column] ?? '' });
    drawn = draw();
  }
  const held = !goods && works.some(({ faults }) => faults.length > 0);
  const waits = held ? false : goods ? drawn.changes > 0 : drawn.own.length > 0;
  const planned = held ? [] : drawn.own;
  const cells = planned.flatMap(({ specId, cells: { change } }) => (specId === undefined ? [] : (specChange(specId, change) ?? [])));
  return {
    rows: works.map((work) => {
      const touched = goods && waits && work.faults.length === 0 ? looked(work, goods, judged) : [];
      const bad = work.faults.length > 0;
      const changes = work.specId === undefined ? [] : [...changedCells(work, judged), ...touched];
      return {
        row: work.row,
        faults: work.faults,
        action: bad ? 'bad' : held ? 'held' : actionOf(work, changes),
        changes,
        ...(!bad && !held && isLeft(work) && { left: true }),
        ...(work.cells.fall && { fall: work.cells.fall }),
      };
    }),
    plan:
      cells.length === 0 && !waits && (held || drawn.shelfId === undefined)
        ? undefined
        : {
            goodsId,
            mark: goods?.mark ?? '',
            rows: planned.map(({ row }) => row.row),
            cells,
            fields: waits ? drawn.fields : undefined,
            changes: drawn.changes,
            shelfId: drawn.shelfId,
          },
  };
};
