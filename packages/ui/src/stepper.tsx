import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { MinusIcon } from './icons/minus-icon.tsx';
import { PlusIcon } from './icons/plus-icon.tsx';
import styles from './stepper.module.css';
import { type Correction, correctQuantity, highest, type StepperLimits, stepQuantity } from './stepper.rules.ts';

export type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  allowZero?: boolean;
  disabled?: boolean;
  /** Marks a filled line: green border and figure. */
  filled?: boolean;
  labels: { quantity: string; less: string; more: string };
  /** The words under it after a correction: "数量已改为起订量 50 米". */
  correctionText?: (correction: Exclude<Correction, 'kept'>, value: number) => string;
  /** Standing words under it ("限购 200 米"). */
  hint?: ReactNode;
  id?: string;
};

const strides: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Typing is left alone until Enter or leaving the field; then the quantity is put right and the reader told. */
export function Stepper(props: StepperProps) {
  const {
    value,
    onChange,
    min = 1,
    max = 999_999,
    step = 1,
    allowZero = false,
    disabled = false,
    filled,
    labels,
    correctionText,
    hint,
  } = props;
  const limits: StepperLimits = { min, max, step, allowZero };
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const messageId = useId();
  const wiring = useFieldWiring({ id: props.id });
  const top = highest(limits);

  const put = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    if (draft === null) return;
    const { value: next, correction } = correctQuantity(draft, value, limits);
    setSaid(correction === 'kept' ? '' : (correctionText?.(correction, next) ?? ''));
    put(next);
  };
  const move = (steps: number) => {
    setSaid('');
    const from = draft === null ? value : correctQuantity(draft, value, limits).value;
    put(stepQuantity(from, steps, limits));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    } else if (strides[event.key] !== undefined) {
      event.preventDefault();
      move(strides[event.key] ?? 0);
    }
  };
  const atLeast = value <= (allowZero ? 0 : min);
  return (
    <span className={styles.box}>
      <span className={classNames(styles.stepper, filled && styles.filled, disabled && styles.disabled)}>
        <button type="button" tabIndex={-1} aria-label={labels.less} disabled={disabled || atLeast} onClick={() => move(-1)}>
          <MinusIcon size={12} />
        </button>
        <input
          {...wiring}
          type="text"
          inputMode={Number.isInteger(step) && Number.isInteger(min) ? 'numeric' : 'decimal'}
          autoComplete="off"
          role="spinbutton"
          aria-label={labels.quantity}
          aria-valuenow={value}
          aria-valuemin={allowZero ? 0 : min}
          aria-valuemax={top}
          aria-describedby={said || hint ? messageId : wiring['aria-describedby']}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <button type="button" tabIndex={-1} aria-label={labels.more} disabled={disabled || value >= top} onClick={() => move(1)}>
          <PlusIcon size={12} />
        </button>
      </span>
      <output id={messageId} className={classNames(styles.message, said !== '' && styles.said)}>
        {said || hint}
      </output>
    </span>
  );
}
