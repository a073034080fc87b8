import { useState } from 'react';
import { EyeIcon } from './icons/eye-icon.tsx';
import { EyeOffIcon } from './icons/eye-off-icon.tsx';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'> & { labels: { show: string; hide: string } };

export function PasswordInput({ labels, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOffIcon : EyeIcon;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={shown ? labels.hide : labels.show}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    >
      <Sign size={18} />
    </button>
  );
  return <TextInput autoComplete="current-password" spellCheck={false} {...rest} type={shown ? 'text' : 'password'} trailing={toggle} />;
}
