import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeProps = {
  count: number;
  /** Above it "99+". */
  max?: number;
  /** Red only when it waits for the reader. */
  tone?: 'red' | 'grey' | 'brand';
  /** Spoken instead of the bare figure: "8 件商品". */
  label?: string;
  className?: string;
};

export function Badge({ count, max = 99, tone = 'red', label, className }: BadgeProps) {
  if (count <= 0) return null;
  const figure = count > max ? `${max}+` : String(count);
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {label === undefined ? (
        figure
      ) : (
        <>
          <span aria-hidden="true">{figure}</span>
          <span className="sr">{label}</span>
        </>
      )}
    </span>
  );
}
