import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import { axesMost, type DraftSpec, rowsMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { readMoney } from '@mall/ui/money/money.rules.ts';
import { Sheet } from '@mall/ui/sheet/sheet.tsx';
import type { SheetColumn, TypedColumn } from '@mall/ui/sheet/sheet-column.ts';
import { useSheetLabels } from '../catalogue/use-sheet-labels.ts';
import { useWords } from '../kernel/words.ts';
import { AxesFields } from './axes-fields.tsx';
import styles from './editor.module.css';
import { type CellColumn, cellOf, emptyRow, isCellChanged, isOn } from './editor.rules.ts';
import { idOf, type PartProps } from './part.ts';
import { useTypedFaults } from './use-typed-faults.ts';

const text = (
  key: string,
  name: string,
  column: Omit<TypedColumn<DraftSpec>, 'key' | 'kind' | 'name' | 'place'>,
): SheetColumn<DraftSpec> => ({
  key,
  kind: 'text',
  name,
  place: 'half',
  ...column,
});

/** The sheet of specs: made of the axes, typed or pasted. Of specs that are sold, price and stock hold as soon as it is handed in. */
export function SpecsPart({ open, fields, put, faultAt, parts }: PartProps) {
  const t = useWords('goods-editor');
  const c = useWords('catalogue');
  const labels = useSheetLabels(t('specs.sheet'));
  const { axes, specs } = fields;
  const sold = new Map(open.sold.map((spec): [string, ShelfSpec] => [spec.specId, spec]));
  const soldOf = ({ specId }: DraftSpec) => (specId === null ? undefined : sold.get(specId));
  const at = (row: DraftSpec) => specs.indexOf(row);
  const typedFault = useTypedFaults();
  const faultOf = (row: DraftSpec, place: string) => typedFault(row, place) ?? faultAt(`specs.${at(row)}.${place}`) ?? null;
  const cell = (key: CellColumn, width: number): SheetColumn<DraftSpec> => ({
    key,
    kind: 'figure',
    name: key === 'weight' ? t('column.weight') : c(`column.${key}`),
    width,
    place: 'half',
    get: (row) => cellOf(row, soldOf(row), key),
    set: (row, typed) => ({ ...row, [key]: typed.slice(0, 40) }),
    changed: (row) => isCellChanged(row, soldOf(row), key),
    ...(key === 'price' && { locked: (row: DraftSpec) => (soldOf(row)?.fixedUntil ?? null) !== null }),
    fault: (row) => faultOf(row, key),
  });
  const columns: SheetColumn<DraftSpec>[] = [
    ...axes.map((axis, place) =>
      text(`axis${place}`, axis || t('axis.nth', { place: place + 1 }), {
        width: 110,
        get: (row) => row.values[place] ?? '',
        set: (row, typed) => ({ ...row, values: axes.map((_, one) => (one === place ? typed.slice(0, 60) : (row.values[one] ?? ''))) }),
        fault: (row) => faultOf(row, `values.${place}`),
      }),
    ),
    text('itemNumber', t('column.itemNumber'), {
      width: 150,
      placeholder: t('column.itemNumberHint'),
      get: (row) => row.itemNumber,
      set: (row, typed) => ({ ...row, itemNumber: typed.slice(0, 60) }),
      fault: (row) => faultOf(row, 'itemNumber'),
    }),
    cell('price', 96),
    {
      key: 'untaxed',
      kind: 'computed',
      name: c('column.untaxed'),
      width: 88,
      place: 'half',
      cell: (row) => {
        const { fen: amount, fault } = readMoney(cellOf(row, soldOf(row), 'price'), { min: 1 });
        return amount === null || fault !== null ? '—' : toYuan(withoutTax(fen(amount), Number(fields.taxRate) || 0));
      },
    },
    cell('stock', 88),
    cell('warnAt', 72),
    cell('moq', 64),
    cell('step', 64),
    cell('leadDays', 72),
    cell('weight', 80),
    text('unit', t('column.unit'), {
      width: 64,
      placeholder: fields.unit,
      get: (row) => row.unit,
      set: (row, typed) => ({ ...row, unit: typed.slice(0, 10) }),
      fault: (row) => faultOf(row, 'unit'),
    }),
    text('packLength', t('column.packLength'), {
      width: 80,
      get: (row) => row.packLength,
      set: (row, typed) => ({ ...row, packLength: typed.slice(0, 40) }),
      fault: (row) => faultOf(row, 'packLength'),
    }),
    {
      key: 'on',
      kind: 'check',
      name: c('column.on'),
      checked: (row) => isOn(row, soldOf(row)),
      check: (row, on) => ({ ...row, on }),
    },
    {
      key: 'acts',
      kind: 'computed',
      name: t('column.acts'),
      place: 'corner',
      cell: (row) => (
        <Button
          look="text"
          size="s"
          aria-label={t('row.remove', { row: at(row) + 1 })}
          icon={<TrashIcon size={14} />}
          onClick={() => put({ specs: specs.filter((one) => one !== row) })}
        />
      ),
    },
  ];
  return (
    <div className={styles.fields}>
      <AxesFields
        axes={axes}
        specs={specs}
        most={axesMost}
        hints={(parts?.parameters ?? []).filter(({ drivesSpec }) => drivesSpec)}
        faultAt={faultAt}
        put={put}
      />
      <div id={idOf('specs')} tabIndex={-1}>
        <Sheet
          columns={columns}
          rows={specs}
          rowKey={(row, index) => row.specId ?? `new${index}`}
          onChange={(rows) => put({ specs: rows.slice(0, rowsMost) })}
          more={() => emptyRow(axes.length)}
          off={(row) => !isOn(row, soldOf(row))}
          labels={labels}
          tools={
            <>
              <Button
                look="line"
                size="s"
                icon={<PlusIcon size={14} />}
                disabled={specs.length >= rowsMost}
                onClick={() => put({ specs: [...specs, emptyRow(axes.length)] })}
              >
                {t('row.add')}
              </Button>
              <span className={`meta ${styles.keys}`}>{c('sheet.keys')}</span>
            </>
          }
        />
      </div>
      {faultAt('specs') && <p className={styles.fault}>{faultAt('specs')}</p>}
    </div>
  );
}
