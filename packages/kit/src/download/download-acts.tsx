import type { Download } from '@mall/contract/download/download.api.ts';
import { Button } from '@mall/ui/button.tsx';
import styles from './downloads.module.css';
import type { DownloadActs } from './downloads-place.ts';
import { useDownloadWords } from './use-download-words.ts';

/** What the reader may do with a file now; the server says what. */
export function DownloadActsOf({ row, acts }: { row: Download; acts: DownloadActs }) {
  const t = useDownloadWords();
  const doing = {
    fetch: () => acts.fetch(row),
    extend: () => acts.extend(row),
    again: () => acts.again(row),
    cancel: () => acts.remove([row]),
    remove: () => acts.remove([row]),
  };
  return (
    <span className={styles.acts}>
      {row.actions.map((action) => {
        const label = action === 'extend' ? t('act.extend', { days: acts.days }) : t(`act.${action}`);
        return (
          <Button
            key={action}
            look="text"
            size="s"
            busy={action === 'fetch' && acts.fetching === row.id}
            aria-label={t('act.of', { act: label, name: row.name })}
            onClick={doing[action]}
          >
            {label}
          </Button>
        );
      })}
    </span>
  );
}
