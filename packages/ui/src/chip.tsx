import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons/close-icon.tsx';
import type { LinkLike } from './link-like.ts';

export type ChipProps = {
  children: ReactNode;
  on?: boolean;
  /** A choice that can be pressed. */
  onPress?: () => void;
  href?: string;
  link?: LinkLike;
  disabled?: boolean;
  /** Removable: the cross, with its spoken name ("移除 芯数：3 芯"). */
  onRemove?: () => void;
  removeLabel?: string;
};

export function Chip({ children, on = false, onPress, href, link: LinkTag = 'a', disabled, onRemove, removeLabel }: ChipProps) {
  const names = classNames(styles.chip, (on || onRemove) && styles.on);
  if (onRemove) {
    return (
      <span className={names}>
        {children}
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon size={12} />
        </button>
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <LinkTag href={href} className={names} {...(on && { 'aria-current': 'true' as const })}>
        {children}
      </LinkTag>
    );
  }
  if (!onPress) return <span className={names}>{children}</span>;
  return (
    <button type="button" className={names} aria-pressed={on} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
