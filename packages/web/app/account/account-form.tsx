import { Note } from '@mall/ui/note.tsx';
import type { ReactNode, SubmitEventHandler } from 'react';
import styles from './account-form.module.css';

type AccountFormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** What is wrong with the form as a whole. */
  message?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** `post`, because a form that is sent before the page's script runs must not put a password into the address. */
export function AccountForm({ onSubmit, message, label, children }: AccountFormProps) {
  return (
    <form method="post" noValidate aria-label={label} className={styles.form} onSubmit={onSubmit}>
      {message && (
        <Note tone="bad" role="alert">
          {message}
        </Note>
      )}
      {children}
    </form>
  );
}
