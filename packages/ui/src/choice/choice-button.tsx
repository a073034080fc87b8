import { type ReactNode, type Ref, use, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from '../field-context.ts';
import { ChevronDownIcon } from '../icons/chevron-down-icon.tsx';
import type { usePopup } from '../popup/use-popup.ts';
import styles from './choice.module.css';

export type ChoiceButtonProps = {
  popup: ReturnType<typeof usePopup>;
  /** Spoken name where no Field gives one. */
  label?: string | undefined;
  /** What is chosen, in words. */
  text: string;
  count?: number;
  placeholder: string;
  size?: 's' | 'm' | 'l';
  disabled?: boolean | undefined;
  icon?: ReactNode;
  ref: Ref<HTMLButtonElement>;
};

/** The closed choice: it looks like a select and says its name and what is chosen. */
export function ChoiceButton({ popup, label, text, count = 0, placeholder, size = 'm', disabled, icon, ref }: ChoiceButtonProps) {
  const field = use(FieldContext);
  const valueId = useId();
  const shown = text === '' ? placeholder : text;
  return (
    <button
      ref={ref}
      type="button"
      id={field?.id}
      disabled={disabled}
      aria-label={field ? undefined : `${label ?? ''} ${shown}`.trim()}
      aria-labelledby={field ? `${field.labelId} ${valueId}` : undefined}
      aria-describedby={field?.describedBy}
      className={classNames(styles.control, styles[size], field?.invalid && styles.bad)}
      {...popup.button}
      onKeyDown={popup.onKeyDown}
    >
      {icon}
      <span id={valueId} className={classNames(styles.text, text === '' && styles.placeholder)}>
        {shown}
      </span>
      {count > 1 && <span className={styles.count}>{count}</span>}
      <ChevronDownIcon size={14} className={styles.arrow} />
    </button>
  );
}
