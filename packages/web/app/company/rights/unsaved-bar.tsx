import type { CompanyRole, RoleMatrix } from '@mall/contract/account/company-role.api.ts';
import { reachWords } from '@mall/contract/account/reach-words.ts';
import type { RightRow } from '@mall/contract/account/right-rows.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../../kernel/words.tsx';
import { type Held, reachOn } from './matrix.rules.ts';
import styles from './roles.module.css';

type UnsavedBarProps = {
  matrix: RoleMatrix;
  role: CompanyRole;
  lines: readonly { row: RightRow; reach: Held }[];
  busy: boolean;
  onDrop: () => void;
  onSave: () => void;
};

/** What of a role is changed and not saved, for how many people. */
export function UnsavedBar({ matrix, role, lines, busy, onDrop, onSave }: UnsavedBarProps) {
  const t = useWords('company/rights');
  const language = useLanguage();
  const word = (reach: Held) => reachWords[reach ?? 'none'][language];
  const changes = lines
    .map(({ row, reach }) => `${row.words[language]} ${word(reachOn(matrix, role, row))} → ${word(reach)}`)
    .join(language === 'zh' ? '；' : '; ');
  return (
    <div className={styles.bar}>
      <output>{t('unsaved', { role: role.roleName, count: lines.length, changes, people: role.memberCount })}</output>
      <span className={styles.barActs}>
        <Button look="line" disabled={busy} onClick={onDrop}>
          {t('discard')}
        </Button>
        <Button busy={busy} onClick={onSave}>
          {t('save')}
        </Button>
      </span>
    </div>
  );
}
