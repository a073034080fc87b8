import type { MatchedSpec } from '@mall/contract/procurement/match.api.ts';
import { certainScore } from '@mall/contract/procurement/match.rules.ts';
import { classNames } from '@mall/ui/class-names.ts';
import styles from './match.module.css';

/** How well it fits, as a bar and a figure; green only where nothing differs and nothing is left open. */
export function ScoreBar({ spec: { score, differs, open } }: { spec: MatchedSpec }) {
  const isGood = score >= certainScore && differs.length + open.length === 0;
  return (
    <span className={styles.score}>
      <span className={classNames(styles.scoreBar, isGood ? styles.good : styles.fair)} aria-hidden="true">
        <i style={{ width: `${score}%` }} />
      </span>
      <span className="num">{score}</span>
    </span>
  );
}
