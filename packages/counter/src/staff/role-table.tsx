import type { StaffDuties } from '@mall/contract/account/staff.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './staff.module.css';

/** Rights by roles: a closed breaker is one that the role gives. It scrolls inside a region of its own. */
export function RoleTable({ duties: { rights, roles } }: { duties: StaffDuties }) {
  const t = useCounterWords();
  if (roles.length === 0) return null;
  return (
    <Panel bordered flush title={t('staff.duties')} extra={<span className="meta">{t('staff.dutiesNote')}</span>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('staff.dutiesNote')}>
        <table className={styles.duties}>
          <caption className="sr">{t('staff.duties')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('staff.right')}</th>
              {roles.map(({ id, name, memberCount }) => (
                <th key={id} scope="col">
                  {name}
                  <span className="meta">{t('staff.people', { count: memberCount })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {roles.map((role) => {
                  const given = role.rights.includes(name);
                  return (
                    <td key={role.id}>
                      <span className={classNames(styles.mark, given && styles.given)} />
                      <span className="sr">{t(given ? 'staff.may' : 'staff.mayNot')}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}
