import { classNames } from '@mall/ui/class-names.ts';
import styles from './inquiry.module.css';

/** Breakers of the suppliers on their bus: closed who quoted, half who looked, open who has not answered. */
export function AnsweredSquares({
  quoted,
  half = 0,
  invited,
  large = false,
}: {
  quoted: number;
  half?: number;
  invited: number;
  large?: boolean;
}) {
  const looks = Array.from({ length: invited }, (_, nth) => (nth < quoted ? styles.full : nth < quoted + half ? styles.half : undefined));
  return (
    <span aria-hidden="true" className={classNames(styles.squares, large && styles.large)}>
      {looks.map((look, nth) => (
        // oxlint-disable-next-line no-array-index-key -- a square is its place
        <i key={nth} className={look} />
      ))}
    </span>
  );
}
