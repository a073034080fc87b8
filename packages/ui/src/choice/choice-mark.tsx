import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check-icon.tsx';
import { MinusIcon } from '../icons/minus-icon.tsx';
import styles from './choice.module.css';
import type { Coverage } from './tree.rules.ts';

/** The drawn box of a row that can be chosen beside others; the row itself says whether it is, so only a part is spoken. */
export function ChoiceMark({ state, part }: { state: Coverage; part?: string }) {
  return (
    <>
      <span aria-hidden="true" className={classNames(styles.mark, state !== 'none' && styles.marked)}>
        {state === 'all' && <CheckIcon size={12} />}
        {state === 'some' && <MinusIcon size={12} />}
      </span>
      {state === 'some' && <span className="sr">{part}</span>}
    </>
  );
}
