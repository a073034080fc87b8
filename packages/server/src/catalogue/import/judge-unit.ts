import { isSaleUnit } from '@mall/contract/catalogue/unit.rules.ts';
import { convertUnit } from '@mall/grammar/sale-units.ts';
import type { BookClass, RowFault, SheetRow } from './import-book.ts';
import { rowFault, toLook } from './row-fault.ts';

type Known = { before: string | undefined; sold: BookClass | undefined };

/** The unit that a row is sold by. Another word for the class's unit is that unit; one that is a multiple of it would make the price wrong by as much. */
export const judgeUnit = (row: SheetRow, { before, sold }: Known): string | RowFault => {
  const typed = row.cells['unit'] ?? '';
  const usual = before || (sold?.unit ?? '');
  if (typed === '' || typed === usual) return usual;
  const { kind, factor } = convertUnit(typed, usual, sold?.names.at(-1) ?? '');
  if (kind === 'same') return usual;
  if (kind === 'converted' && factor !== undefined && factor !== 1)
    return rowFault(row, 'unit', 'goods.import_unit', toLook, { unit: usual, factor: factor > 1 ? factor : Math.round(1 / factor) });
  return isSaleUnit(typed) ? typed : rowFault(row, 'unit', 'goods.unit_unknown');
};
