import { type SettingKey, settingOf } from '@mall/contract/kernel/settings.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';

/** What would come of it, before anything is published. */
export function Effects({ keys }: { keys: readonly SettingKey[] }) {
  const t = useWords('settings');
  return (
    <Panel bordered title={t('effects')}>
      <ul className={styles.effects}>
        {keys.map((key) => (
          <li key={key}>
            <StatusMark mark="open" tone="amber">
              {settingOf(key).name}
            </StatusMark>
            <span>{settingOf(key).effect}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
