import type { SettingList } from '@mall/contract/account/setting.api.ts';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';

/** A node says every two seconds that it is there. */
const silentSeconds = 15;

/** On how many nodes what was last published lives. */
export function PublishedNote({ list: { published, nodes, version } }: { list: SettingList }) {
  const t = useWords('settings');
  const there = nodes.filter(({ seenSeconds }) => seenSeconds < silentSeconds);
  const live = there.filter((node) => node.version >= version);
  if (!published) return null;
  const words = { time: published.at.slice(5, 16), live: live.length, all: there.length };
  return (
    <output className={styles.note}>
      <Note tone={live.length < there.length ? 'warn' : 'ok'}>
        {live.length < there.length || published.seconds === null
          ? t('live.going', words)
          : t('live.all', { ...words, seconds: published.seconds.toFixed(1) })}
      </Note>
    </output>
  );
}
