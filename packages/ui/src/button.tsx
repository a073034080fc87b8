import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { LinkLike } from './link-like.ts';

export type ButtonProps = HTMLAttributes<HTMLElement> & {
  look?: 'primary' | 'amber' | 'line' | 'quiet' | 'text' | 'ghost' | 'danger';
  size?: 's' | 'm' | 'l';
  block?: boolean;
  /** Sending: shows a spinner, keeps focus and swallows clicks. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  name?: string;
  value?: string;
  /** Makes it a link. */
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  /** What draws the link; a plain anchor unless told. */
  as?: LinkLike;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button(props: ButtonProps) {
  const {
    look = 'primary',
    size = 'm',
    block,
    busy,
    disabled,
    type = 'button',
    href,
    target,
    rel,
    download,
    as,
    icon,
    ref,
    ...rest
  } = props;
  const { className, children, onClick, form, name, value, ...common } = rest;
  const names = classNames(styles.button, styles[look], styles[size], block && styles.block, busy && styles.busy, className);
  const inside = (
    <>
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </>
  );
  if (href !== undefined && !disabled) {
    const LinkTag = as ?? 'a';
    const anchor = { ...(target && { target }), ...(rel && { rel }), ...(download !== undefined && { download }) };
    return (
      <LinkTag {...common} {...anchor} href={href} className={names} onClick={onClick}>
        {inside}
      </LinkTag>
    );
  }
  // Busy is aria-disabled, not disabled: a disabled button drops the focus and the reader loses their place.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...common}
      ref={ref}
      type={type}
      form={form}
      name={name}
      value={value}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={names}
      onClick={press}
    >
      {inside}
    </button>
  );
}
