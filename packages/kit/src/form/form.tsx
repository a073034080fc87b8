import { classNames } from '@mall/ui/class-names.ts';
import { Note } from '@mall/ui/note.tsx';
import type { ReactNode, SubmitEventHandler } from 'react';
import styles from './form.module.css';

type FormProps = {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** What is wrong with the form as a whole. */
  message?: string | undefined;
  label?: string | undefined;
  /** For a button that stands outside, in the foot of a dialog. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** `post`, because a form that is sent before the page's script runs must not put a password into the address. */
export function Form({ onSubmit, message, label, id, className, children }: FormProps) {
  return (
    <form method="post" noValidate id={id} aria-label={label} className={classNames(styles.form, className)} onSubmit={onSubmit}>
      {message && (
        <Note tone="bad" role="alert">
          {message}
        </Note>
      )}
      {children}
    </form>
  );
}
