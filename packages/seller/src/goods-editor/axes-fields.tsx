import { type DraftSpec, type GoodsDraft, rowsMost } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { ClassParameter } from '@mall/contract/catalogue/goods-version.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './editor.module.css';
import { choicesOf, readValues, withAxes, withMissing } from './editor.rules.ts';
import { idOf } from './part.ts';

type Props = {
  axes: readonly string[];
  specs: readonly DraftSpec[];
  most: number;
  /** Parameters of the class that tell specs apart. */
  hints: readonly ClassParameter[];
  faultAt: (place: string) => string | undefined;
  put: (changes: Partial<GoodsDraft>) => void;
};

/** What tells the specs apart, and the values of each: the sheet is made of them. */
export function AxesFields({ axes, specs, most, hints, faultAt, put }: Props) {
  const t = useWords('goods-editor');
  const list = useId();
  const sheet = { axes: [...axes], specs: [...specs] };
  const choices = choicesOf(sheet);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const textOf = (axis: number) => typed[axis] ?? (choices[axis] ?? []).join('，');
  const make = () => {
    put({
      specs: withMissing(
        sheet,
        axes.map((_, axis) => readValues(textOf(axis))),
        rowsMost,
      ),
    });
    setTyped({});
  };
  const add = () => {
    const next = hints.find(({ name }) => !axes.includes(name))?.name ?? '';
    put(withAxes(sheet, [...axes, next]));
  };
  return (
    <div className={styles.axes} id={idOf('axes')} tabIndex={-1}>
      {axes.map((axis, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an axis is its place: its name is typed
        <div key={place} className={styles.row}>
          <TextInput
            size="s"
            id={idOf(`axes.${place}`)}
            className={styles.axisName ?? ''}
            aria-label={t('axis.name', { place: place + 1 })}
            placeholder={t('axis.nth', { place: place + 1 })}
            aria-invalid={faultAt(`axes.${place}`) !== undefined}
            list={list}
            value={axis}
            maxLength={20}
            onChange={({ target }) => put({ axes: axes.map((one, at) => (at === place ? target.value : one)) })}
          />
          <TextInput
            size="s"
            className={styles.axisValues ?? ''}
            aria-label={t('axis.values', { name: axis || t('axis.nth', { place: place + 1 }) })}
            placeholder={t('axis.valuesHint')}
            value={textOf(place)}
            onChange={({ target }) => setTyped({ ...typed, [place]: target.value })}
          />
          <Button
            look="text"
            size="s"
            aria-label={t('axis.remove', { name: axis || t('axis.nth', { place: place + 1 }) })}
            icon={<TrashIcon size={14} />}
            onClick={() => {
              setTyped({});
              put(withAxes(sheet, axes.toSpliced(place, 1), place));
            }}
          />
        </div>
      ))}
      <datalist id={list}>
        {hints.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <span className={styles.row}>
        {axes.length < most && (
          <Button look="line" size="s" icon={<PlusIcon size={14} />} onClick={add}>
            {t('axis.add')}
          </Button>
        )}
        {axes.length > 0 && (
          <Button look="line" size="s" onClick={make}>
            {t('axis.make')}
          </Button>
        )}
        <span className="meta">{t('axis.count', { count: specs.length })}</span>
      </span>
    </div>
  );
}
