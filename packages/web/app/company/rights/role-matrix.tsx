import type { RoleMatrix as Matrix } from '@mall/contract/account/company-role.api.ts';
import type { RightGroup, RightRow } from '@mall/contract/account/right-rows.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { Fragment } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { type Draft, type Held, reachOn, stepsOn } from './matrix.rules.ts';
import { RoleCell } from './role-cell.tsx';
import styles from './roles.module.css';

type RoleMatrixProps = {
  matrix: Matrix;
  groups: readonly RightGroup[];
  draft: Draft;
  chosen: string;
  mayEdit: boolean;
  onChoose: (roleId: string) => void;
  onChange: (roleId: string, row: RightRow, reach: Held) => void;
};

/** The one line whose name alone does not say what it opens. */
const viewPeople: RightName = 'personalCenterBase:enterpriseAccountManagement:view';

/** Rights by roles. It scrolls sideways inside a region of its own, the first column stays. */
export function RoleMatrix({ matrix, groups, draft, chosen, mayEdit, onChoose, onChange }: RoleMatrixProps) {
  const t = useWords('company/rights');
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
    <section className={styles.scroll} tabIndex={0} aria-label={t('matrix')}>
      <table className={styles.matrix}>
        <caption className="sr">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('right')}</th>
            {matrix.roles.map((role) => (
              <th key={role.id} scope="col" className={classNames(role.id === chosen && styles.chosen)}>
                <button
                  type="button"
                  className={styles.head}
                  aria-label={`${role.roleName} ${t(role.standard ? 'standard' : 'own')} ${t('people', { count: role.memberCount })}`}
                  aria-pressed={role.id === chosen}
                  onClick={() => onChoose(role.id)}
                >
                  <b>{role.roleName}</b>
                  <span>
                    <Tag tone={role.standard ? 'plain' : 'brand'}>{t(role.standard ? 'standard' : 'own')}</Tag>{' '}
                    {t('people', { count: role.memberCount })}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.key}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={matrix.roles.length + 1}>
                  <span>{group.words[language]}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    {row.words[language]}
                    {row.key === viewPeople && <span className={styles.about}>{t('note.people')}</span>}
                  </th>
                  {matrix.roles.map((role) => {
                    const drafted = draft[role.id]?.[row.key];
                    const open = mayEdit && !role.standard && !role.mine;
                    return (
                      <td key={role.id} className={classNames(role.id === chosen && styles.chosen)}>
                        <RoleCell
                          role={role}
                          row={row}
                          reach={drafted === undefined ? reachOn(matrix, role, row) : drafted}
                          changed={drafted !== undefined}
                          steps={open ? stepsOn(matrix, row) : []}
                          onChange={(reach) => onChange(role.id, row, reach)}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
