import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { TextInput, type TextInputProps } from '../text-input.tsx';
import { type MoneyFault, readMoney, writeMoney } from './money.rules.ts';
import styles from './money-input.module.css';

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'icon' | 'min' | 'max' | 'inputMode'> & {
  /** Fen, or null for nothing. */
  value: number | null;
  /** Hears every amount as it is typed, null for nothing, and with its fault what cannot be taken. */
  onChange: (fen: number | null, fault: MoneyFault | null) => void;
  /** In fen, both allowed. */
  min?: number;
  max?: number;
  /** The words under it when what was typed cannot be taken: "最多两位小数". Without them the form speaks. */
  faultText?: (fault: MoneyFault) => string;
};

/**
 * Yuan are typed, fen come out. What is typed stays as it is until the field is left; then it is grouped. Money is never put right by
 * itself: what cannot be taken stays, marked, with the reason.
 */
export function MoneyInput({ value, onChange, min, max, faultText, trailing, className, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const messageId = useId();
  const { fault } = readMoney(draft ?? '', { min, max });
  const [left, setLeft] = useState(false);
  const said = left && fault && faultText ? faultText(fault) : '';
  const type = (text: string) => {
    setDraft(text);
    setLeft(false);
    const read = readMoney(text, { min, max });
    onChange(read.fen, read.fault);
  };
  const leave = () => {
    setLeft(true);
    if (fault === null) setDraft(null);
  };
  return (
    <span className={styles.money}>
      <TextInput
        autoComplete="off"
        {...rest}
        {...(said && { 'aria-invalid': true, 'aria-describedby': messageId })}
        inputMode="decimal"
        icon={<span aria-hidden="true">¥</span>}
        trailing={trailing}
        className={classNames(styles.box, className)}
        value={draft ?? (value === null ? '' : writeMoney(value))}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          leave();
          rest.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          rest.onKeyDown?.(event);
        }}
      />
      {said && (
        <span id={messageId} role="alert" className={styles.said}>
          {said}
        </span>
      )}
    </span>
  );
}
