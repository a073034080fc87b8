import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: ReactNode;
  /** Its one control: TextInput, PasswordInput, Select, TextArea, RadioGroup… */
  children: ReactNode;
  required?: boolean;
  /** What is wrong; its presence marks the control invalid. */
  message?: ReactNode;
  hint?: ReactNode;
  /** The control is a group (radios, boxes): the label names it instead of pointing at one input. */
  group?: boolean;
  /** `side`: label in a column of 104 to the left, as in the centre. */
  layout?: 'top' | 'side';
  /** Id of the control, so that a list of faults can link to it. */
  id?: string;
  className?: string;
};

export function Field({ label, children, required = false, message, hint, group, layout = 'top', id, className }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const messageId = `${controlId}-message`;
  const invalid = Boolean(message);
  const described = Boolean(message ?? hint);
  const wiring = useMemo(
    () => ({ id: controlId, labelId, describedBy: described ? messageId : undefined, invalid, required }),
    [controlId, labelId, messageId, described, invalid, required],
  );
  const labelNames = classNames(styles.label, required && styles.required);
  return (
    <div className={classNames(styles.field, layout === 'side' && styles.side, className)}>
      {group ? (
        <span id={labelId} className={labelNames}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={controlId} className={labelNames}>
          {label}
        </label>
      )}
      <div className={styles.control}>
        <FieldContext value={wiring}>{children}</FieldContext>
        {described && (
          <p id={messageId} className={classNames(styles.message, invalid && styles.bad)}>
            {message || hint}
          </p>
        )}
      </div>
    </div>
  );
}
