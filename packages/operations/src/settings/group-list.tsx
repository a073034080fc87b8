import type { SettingList } from '@mall/contract/account/setting.api.ts';
import { type SettingGroup, settingGroups, settingOf } from '@mall/contract/kernel/settings.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';

type GroupsProps = {
  settings: SettingList['settings'];
  group: SettingGroup | undefined;
  hrefOf: (group: SettingGroup) => string;
  onGo: () => void;
};

/** The groups with how many settings each has. */
export function GroupList({ settings, group, hrefOf, onGo }: GroupsProps) {
  const t = useWords('settings');
  const countOf = (of: SettingGroup) => settings.filter(({ key }) => settingOf(key).group === of).length;
  return (
    <nav aria-label={t('groups')}>
      <ul className={styles.groups}>
        {Object.entries(settingGroups).map(([key, name]) => {
          const count = countOf(key as SettingGroup);
          return (
            count > 0 && (
              <li key={key}>
                <RouterLink href={hrefOf(key as SettingGroup)} aria-current={key === group ? 'page' : undefined} onClick={onGo}>
                  <span>{name}</span>
                  <span className="num">{count}</span>
                </RouterLink>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
