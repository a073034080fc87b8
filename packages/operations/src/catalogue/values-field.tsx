import type { ValueFields } from '@mall/contract/catalogue/class-office.rules.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { partsOf } from './parts-of.ts';
import { mendedOf, moveValue, withValues } from './values.rules.ts';

type ValuesProps = { values: readonly ValueFields[]; counts: ReadonlyMap<string, number>; onPut: (values: ValueFields[]) => void };

/** The values that can be chosen: ordered, spelled otherwise, made one. Several lines pasted add several. */
export function ValuesField({ values, counts, onPut }: ValuesProps) {
  const t = useWords('catalogue');
  const [typed, setTyped] = useState('');
  const [editing, setEditing] = useState<number>();
  const [lifted, setLifted] = useState<number>();
  const wrong = values.findIndex(({ value }) => mendedOf(value) !== value);
  const bad = values[wrong];
  const add = () => {
    onPut(withValues(values, partsOf(typed)));
    setTyped('');
  };
  const edited = editing === undefined ? undefined : values[editing];
  return (
    <Field
      label={t('values')}
      group
      hint={t('values.hint')}
      message={
        bad && (
          <>
            {t('values.sign', { value: bad.value, mended: mendedOf(bad.value) })}{' '}
            <Button look="text" size="s" onClick={() => onPut(values.with(wrong, { ...bad, value: mendedOf(bad.value) }))}>
              {t('values.mend')}
            </Button>
          </>
        )
      }
    >
      <ul className={styles.chips}>
        {values.map((one, at) => (
          <li key={one.id ?? one.value} className={at === wrong ? styles.wrong : undefined}>
            <button
              type="button"
              draggable
              onDragStart={() => setLifted(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => lifted !== undefined && onPut(moveValue(values, lifted, at))}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              aria-label={t('values.edit', { value: one.value })}
              onClick={() => setEditing(at)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
                event.preventDefault();
                onPut(moveValue(values, at, event.key === 'ArrowLeft' ? at - 1 : at + 1));
              }}
            >
              {one.value}
              {one.also.length > 0 && <span className="meta"> ={one.also.length}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.addRow}>
        <TextArea
          rows={1}
          value={typed}
          maxLength={4000}
          aria-label={t('values.add')}
          placeholder={t('values.add')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="line" size="s" disabled={partsOf(typed).length === 0} onClick={add}>
          <PlusIcon size={14} />
          {t('values.add.act')}
        </Button>
      </div>
      {edited && (
        <ValueDialog
          key={edited.id ?? edited.value}
          value={edited}
          count={counts.get(edited.id ?? '') ?? 0}
          others={values.filter((one) => one !== edited)}
          onPut={(next) =>
            onPut(
              next
                ? values.filter((one) => one === edited || !next.also.includes(one.value)).map((one) => (one === edited ? next : one))
                : values.filter((one) => one !== edited),
            )
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </Field>
  );
}

type DialogProps = {
  value: ValueFields;
  count: number;
  others: readonly ValueFields[];
  /** Without a value: it is removed. */
  onPut: (value?: ValueFields) => void;
  onClose: () => void;
};

/** One value: how it is printed, and how else it is written. A value named there becomes this one. */
function ValueDialog({ value, count, others, onPut, onClose }: DialogProps) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [printed, setPrinted] = useState(value.value);
  const [also, setAlso] = useState(value.also.join('、'));
  const spellings = partsOf(also).filter((one) => one !== printed.trim());
  const eaten = others.filter((one) => spellings.includes(one.value));
  const isTaken = others.some((one) => one.value === printed.trim() && !spellings.includes(one.value));
  return (
    <Dialog open title={t('values.edit', { value: value.value })} labels={{ close: kit('close') }} onClose={onClose}>
      <div className={styles.stack}>
        <Field label={t('values.printed')} required message={isTaken ? t('values.taken') : undefined} hint={t('values.used', { count })}>
          <TextInput value={printed} maxLength={60} onChange={({ target }) => setPrinted(target.value)} />
        </Field>
        <Field
          label={t('values.also')}
          hint={eaten.length > 0 ? t('values.eaten', { names: eaten.map((one) => one.value).join('、') }) : t('values.also.hint')}
        >
          <TextInput value={also} maxLength={400} onChange={({ target }) => setAlso(target.value)} />
        </Field>
        <Button
          block
          disabled={printed.trim() === '' || isTaken}
          onClick={() => {
            onPut({ ...value, value: printed.trim(), also: [...new Set([...spellings, ...eaten.flatMap((one) => one.also)])] });
            onClose();
          }}
        >
          {t('values.keep')}
        </Button>
        <Button
          block
          look="line"
          disabled={count > 0}
          onClick={() => {
            onPut();
            onClose();
          }}
        >
          {t(count > 0 ? 'values.remove.used' : 'values.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
