import { reachWords } from '@mall/contract/account/reach-words.ts';
import { reaches } from '@mall/contract/kernel/access.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import type { Held } from './matrix.rules.ts';
import styles from './roles.module.css';

const level = (reach: Held): number => (reach === null ? 0 : reaches.indexOf(reach) + 1);

/** One, two, three squares for how far a right goes; a single one where it is only held or not. */
export function ReachMark({ reach, far }: { reach: Held; far: boolean }) {
  const language = useLanguage();
  const filled = far ? level(reach) : Math.min(1, level(reach));
  return (
    <>
      <span className={styles.squares} aria-hidden="true">
        {(far ? reaches : reaches.slice(0, 1)).map((one, at) => (
          <i key={one} className={classNames(at < filled && styles.full)} />
        ))}
      </span>
      {far && <span className={styles.word}>{reachWords[reach ?? 'none'][language]}</span>}
    </>
  );
}
