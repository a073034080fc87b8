import type { ApprovalPerson } from '@mall/contract/approval/process.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import styles from './design.module.css';

/** Somebody who decides: the family name, the name, and what he is. */
export function Face({ person: { name, title, departmentName, mayApprove } }: { person: ApprovalPerson }) {
  return (
    <span className={classNames(styles.face, !mayApprove && styles.cannot)}>
      <span aria-hidden="true">{[...name][0] ?? ''}</span>
      {name}
      <span className="meta">{title || departmentName}</span>
    </span>
  );
}
