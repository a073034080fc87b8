import { StarIcon } from './icons/star-icon.tsx';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** Five stars, those that count filled; `label` says it in words. */
export function Stars({ score, label }: { score: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span className="sr">{label}</span>
      {five.map((place) => (
        <StarIcon key={place} size={14} className={place <= Math.round(score) ? styles.on : styles.off} />
      ))}
    </span>
  );
}
