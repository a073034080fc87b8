import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { Note } from '@mall/ui/note.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { useKitWords } from '../words/use-kit-words.ts';
import { usePercent } from '../words/use-percent.ts';
import styles from './export-note.module.css';

/** How far an export is that is made in the background. */
export function ExportNote({ job }: { job: DownloadProgress }) {
  const t = useKitWords();
  const percent = usePercent();
  const share = job.rows > 0 ? Math.round((job.done / job.rows) * 100) : 0;
  return (
    <Note>
      <output className={styles.exporting}>
        <span>{t('export.running', { rows: job.rows, done: job.done })}</span>
        <ProgressBar value={share} label={t('export.progress')} text={percent(share)} />
      </output>
    </Note>
  );
}
