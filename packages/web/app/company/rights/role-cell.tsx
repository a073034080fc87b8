import type { CompanyRole } from '@mall/contract/account/company-role.api.ts';
import { reachWords } from '@mall/contract/account/reach-words.ts';
import type { RightRow } from '@mall/contract/account/right-rows.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { type Held, stepFrom } from './matrix.rules.ts';
import { ReachMark } from './reach-mark.tsx';
import styles from './roles.module.css';

type RoleCellProps = {
  role: CompanyRole;
  row: RightRow;
  reach: Held;
  /** Changed and not saved. */
  changed: boolean;
  /** What it can become; none where it may not be changed. */
  steps: readonly Held[];
  onChange: (reach: Held) => void;
};

/** A cell of the matrix. A press goes one step on; with the arrows it goes farther and nearer, so that the keyboard alone suffices. */
export function RoleCell({ role, row, reach, changed, steps, onChange }: RoleCellProps) {
  const t = useWords('company/rights');
  const language = useLanguage();
  const said = row.far ? reachWords[reach ?? 'none'][language] : t(reach === null ? 'cell.no' : 'cell.yes');
  if (steps.length < 2)
    return (
      <span className={classNames(styles.cell, reach === null && styles.none)}>
        <ReachMark reach={reach} far={row.far} />
        {!row.far && <span className="sr">{said}</span>}
      </span>
    );
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined) return;
    event.preventDefault();
    const next = stepFrom(steps, reach, by);
    // The arrows stop at the ends; only a press goes round.
    if (steps.indexOf(next) - steps.indexOf(reach) === by) onChange(next);
  };
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles.edit, reach === null && styles.none, changed && styles.changed)}
      aria-label={t(changed ? 'cell.changedLabel' : 'cell.label', { role: role.roleName, right: row.words[language], reach: said })}
      onClick={() => onChange(stepFrom(steps, reach, 1))}
      onKeyDown={byKey}
    >
      <ReachMark reach={reach} far={row.far} />
    </button>
  );
}
