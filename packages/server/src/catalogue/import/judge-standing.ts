import type { DraftSpec } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import { submissionsADay } from '../../kernel/versions.ts';
import type { PlacedRow } from './group-rows.ts';
import type { ImportBook, RowFault, SoldGoods } from './import-book.ts';
import type { JudgedCells } from './judge-cells.ts';
import type { JudgedHead } from './judge-head.ts';
import { rowFault, setTo, toLook } from './row-fault.ts';
import { soldCells } from './sold-cells.ts';

/** A row with what was read of it: what holds at once, and what the mall looks at. */
export type Drawn = Pick<DraftSpec, 'values' | 'unit' | 'packLength' | 'picture'>;
export type Work = PlacedRow & { cells: JudgedCells; drawn: Drawn };

const headColumns = {
  name: 'name',
  model: 'model',
  brandId: 'brand',
  taxRate: 'taxRate',
  pictures: 'pictures',
} as const;

/** Columns of a row in which it says otherwise than what is sold, of what the mall looks at. */
export const looked = ({ row, specId, drawn }: Work, { draft }: SoldGoods, { sold, head, axes }: JudgedHead): string[] => {
  const before = draft.specs.find((spec) => spec.specId === specId);
  if (!before) return ['itemNumber'];
  const ofGoods = (Object.keys(headColumns) as (keyof typeof headColumns)[])
    .filter((name) => head[name] !== undefined && JSON.stringify(head[name]) !== JSON.stringify(draft[name]))
    .map((name) => headColumns[name]);
  const ofClass = (sold?.attributes ?? [])
    .filter(({ id }) => head.params && (head.params[id] ?? '') !== (draft.params[id] ?? ''))
    .map(({ name }) => valueKey(name));
  return [
    ...[...ofGoods, ...ofClass].filter((key) => row.cells[key]),
    ...axes.filter((_, at) => drawn.values[at] !== before.values[at]).map(valueKey),
    ...(drawn.unit === (before.unit || draft.unit) ? [] : ['unit']),
    ...(drawn.packLength === before.packLength ? [] : ['packLength']),
    ...(drawn.picture === before.picture ? [] : ['specPicture']),
  ];
};

/** Goods that cannot be handed in now change by what holds at once only; the rest is set back to what is sold. */
export const lookedFaults = (works: readonly Work[], goods: SoldGoods, judged: JudgedHead): [Work, RowFault][] => {
  const code = goods.waits ? 'goods.import_waiting' : goods.drafted ? 'goods.import_drafted' : 'goods.often';
  return works.flatMap((work) => {
    const spec = work.specId === undefined ? undefined : goods.specs.get(work.specId);
    const own = spec && soldCells(goods, spec, judged.sold, 'zh');
    return looked(work, goods, judged).map((key): [Work, RowFault] => [
      work,
      rowFault(work.row, key, code, own ? setTo(String(own[key] ?? '')) : toLook, { most: submissionsADay }),
    ]);
  });
};

/** What the page of a goods would refuse, too, though no cell of the row says it: it is mended there. */
export const unreadyFaults = (
  works: readonly Work[],
  goods: SoldGoods,
  { sold, head }: JudgedHead,
  book: ImportBook,
): [Work, RowFault][] => {
  const lapsed = goods.draft.papers.some(({ validUntil }) => validUntil !== '' && validUntil < book.day);
  const faultOf = ({ row }: Work): RowFault | undefined => {
    if (sold && !sold.shown) return rowFault(row, 'className', 'goods.class_unknown', toLook);
    if (lapsed) return rowFault(row, 'name', 'goods.paper_expired', toLook);
    return book.cross && !goods.told ? rowFault(row, 'name', 'goods.text_abroad_required', toLook) : undefined;
  };
  return works
    .filter((work) => looked(work, goods, { sold, head, axes: goods.draft.axes, faults: [] }).length > 0)
    .flatMap((work): [Work, RowFault][] => {
      const fault = faultOf(work);
      return fault ? [[work, fault]] : [];
    });
};

/** Goods on the shelf keep a spec that is offered, by what is written of them. */
export const bareFaults = (works: readonly Work[], goods: SoldGoods): [Work, RowFault][] => {
  const state = new Map([...goods.specs.values()].map(({ specId, on }) => [specId, on]));
  for (const { specId, cells } of works) if (specId !== undefined && cells.change.on !== undefined) state.set(specId, cells.change.on);
  if (!goods.shown || [...state.values()].some(Boolean)) return [];
  return works
    .filter(({ cells }) => cells.change.on === false)
    .map((work) => [work, rowFault(work.row, 'state', 'goods.none_offered', toLook, { name: goods.draft.name })]);
};
