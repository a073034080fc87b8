import type { Download } from '@mall/contract/download/download.api.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import type { CardPick } from '../list/listed.ts';
import { useSize } from '../words/use-size.ts';
import { DownloadActsOf } from './download-acts.tsx';
import { nameOf, sourceOf } from './download-columns.tsx';
import { DownloadStateOf } from './download-state.tsx';
import styles from './downloads.module.css';
import type { DownloadActs } from './downloads-place.ts';
import { useDownloadWords } from './use-download-words.ts';

/** A file on a telephone. */
export function DownloadCard({ row, acts, picked, onPick }: CardPick & { row: Download; acts: DownloadActs }) {
  const t = useDownloadWords();
  const size = useSize();
  return (
    <article className={styles.card} aria-label={row.name}>
      <div className={styles.head}>
        <Checkbox
          aria-label={t('pick', { name: row.name })}
          disabled={row.state !== 'ready'}
          checked={picked}
          onChange={(event) => onPick(event.target.checked)}
        />
        {nameOf(row)}
      </div>
      <dl className={styles.facts}>
        <dt>{t('source')}</dt>
        <dd>{sourceOf(t, row)}</dd>
        <dt>{t('asked')}</dt>
        <dd>
          {row.asker} <span className="num">{row.createDate.slice(0, 16)}</span>
        </dd>
        <dt>{t('size')}</dt>
        <dd className="num">{row.size === undefined ? '—' : size(row.size)}</dd>
      </dl>
      <DownloadStateOf row={row} />
      <DownloadActsOf row={row} acts={acts} />
    </article>
  );
}
