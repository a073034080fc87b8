import { certainScore } from '@mall/contract/procurement/match.rules.ts';
import { classNames } from '@mall/ui/class-names.ts';
import styles from './match.module.css';

/** How well it fits, as a bar and a figure. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <span className={classNames(styles.scoreBar, score >= certainScore ? styles.good : styles.fair)} aria-hidden="true">
        <i style={{ width: `${score}%` }} />
      </span>
      <span className="num">{score}</span>
    </span>
  );
}
