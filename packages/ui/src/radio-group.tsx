import { type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import { Radio } from './radio.tsx';
import styles from './radio-group.module.css';

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };
export type RadioGroupProps = {
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Spoken name when it does not stand in a `Field group`. */
  label?: string;
  name?: string;
  boxed?: boolean;
  /** One under another instead of in a row. */
  stacked?: boolean;
  disabled?: boolean;
};

export function RadioGroup({ options, value, onChange, label, name, boxed, stacked, disabled }: RadioGroupProps) {
  const made = useId();
  const field = useContext(FieldContext);
  return (
    <div
      role="radiogroup"
      id={field?.id}
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={field?.required || undefined}
      className={classNames(styles.group, stacked && styles.stacked, boxed && styles.boxed)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? made}
          value={option.value}
          checked={option.value === value}
          disabled={disabled || option.disabled}
          hint={option.hint}
          boxed={boxed === true}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  );
}
