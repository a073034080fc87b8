import { type FreightBy, feeMost } from '@mall/contract/catalogue/freight.rules.ts';
import { largestAmount } from '@mall/contract/kernel/money.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { type DraftRow, nextRow } from './draft.rules.ts';
import styles from './freight.module.css';
import { useFreightWords } from './freight-words.ts';
import { ProvincePicker } from './province-picker.tsx';

type Props = {
  by: FreightBy;
  rows: readonly DraftRow[];
  /** What is wrong with a row, by its place. */
  faultOf: (at: number) => string | undefined;
  onChange: (rows: DraftRow[]) => void;
};

/** Rows of a template: one for everywhere, and those of provinces that differ. */
export function TemplateRows({ by, rows, faultOf, onChange }: Props) {
  const t = useWords('freight');
  const [picking, setPicking] = useState<string>();
  const put = (key: string, change: Partial<DraftRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const picked = rows.find(({ key }) => key === picking);
  const taken = new Set(rows.flatMap(({ key, provinceIds }) => (key === picking ? [] : provinceIds)));
  const add = () => {
    const row = nextRow(rows);
    onChange([...rows, row]);
    setPicking(row.key);
  };
  return (
    <div className={styles.rows}>
      {rows.map((row, at) => (
        <Row
          key={row.key}
          by={by}
          row={row}
          first={at === 0}
          fault={faultOf(at)}
          onPut={(change) => put(row.key, change)}
          onPick={() => setPicking(row.key)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button look="line" icon={<PlusIcon size={16} />} onClick={add}>
        {t('row.add')}
      </Button>
      {picked && (
        <ProvincePicker
          chosen={picked.provinceIds}
          taken={taken}
          onClose={() => setPicking(undefined)}
          onChoose={(provinceIds) => {
            put(picked.key, { provinceIds });
            setPicking(undefined);
          }}
        />
      )}
    </div>
  );
}

type RowProps = {
  by: FreightBy;
  row: DraftRow;
  first: boolean;
  fault: string | undefined;
  onPut: (change: Partial<DraftRow>) => void;
  onPick: () => void;
  onRemove: () => void;
};

function Row({ by, row, first, fault, onPut, onPick, onRemove }: RowProps) {
  const t = useWords('freight');
  const words = useFreightWords();
  const areas = first || row.provinceIds.length > 0 ? words.areas(row.provinceIds) : t('area.none');
  const unit = t(by === 'weight' ? 'unit.weight' : 'unit.pieces');
  return (
    <fieldset className={styles.row} aria-label={areas}>
      <div className={styles.area}>
        <b>{areas}</b>
        {!first && (
          <span>
            <Button look="text" size="s" onClick={onPick}>
              {t('area.choose')}
            </Button>
            <Button look="text" size="s" aria-label={t('row.removeOf', { areas })} onClick={onRemove}>
              {t('row.remove')}
            </Button>
          </span>
        )}
      </div>
      <Switch checked={row.served} onChange={(event) => onPut({ served: event.target.checked })}>
        {t('served')}
      </Switch>
      {row.served && (
        <div className={styles.cells}>
          {by !== 'amount' && (
            <label>
              {t('cell.first')}
              <TextInput
                size="s"
                inputMode="decimal"
                value={row.first}
                trailing={unit}
                onChange={(event) => onPut({ first: event.target.value })}
              />
            </label>
          )}
          <label>
            {t(by === 'amount' ? 'cell.fee' : 'cell.firstFee')}
            <MoneyInput size="s" value={row.firstFee} min={0} max={feeMost} onChange={(firstFee) => onPut({ firstFee })} />
          </label>
          {by !== 'amount' && (
            <>
              <label>
                {t('cell.more')}
                <TextInput
                  size="s"
                  inputMode="decimal"
                  value={row.more}
                  trailing={unit}
                  onChange={(event) => onPut({ more: event.target.value })}
                />
              </label>
              <label>
                {t('cell.moreFee')}
                <MoneyInput size="s" value={row.moreFee} min={0} max={feeMost} onChange={(moreFee) => onPut({ moreFee })} />
              </label>
            </>
          )}
          <label>
            {t('cell.freeFrom')}
            <MoneyInput
              size="s"
              value={row.freeFrom}
              min={0}
              max={largestAmount}
              placeholder={t('cell.never')}
              onChange={(freeFrom) => onPut({ freeFrom })}
            />
          </label>
          <label>
            {t('cell.days')}
            <TextInput
              size="s"
              inputMode="numeric"
              value={row.days}
              trailing={t('unit.days')}
              onChange={(event) => onPut({ days: event.target.value })}
            />
          </label>
        </div>
      )}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
