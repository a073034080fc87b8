import type { Download } from '@mall/contract/download/download.api.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { RouterLink } from '../link/router-link.tsx';
import { DownloadActsOf } from './download-acts.tsx';
import { DownloadStateOf } from './download-state.tsx';
import styles from './downloads.module.css';
import type { DownloadActs } from './downloads-place.ts';
import type { DownloadTranslate } from './use-download-words.ts';

export const nameOf = ({ name, format }: Download) => (
  <span className={styles.name}>
    <Tag>{format}</Tag>
    <span>{name}</span>
  </span>
);

export const sourceOf = (t: DownloadTranslate, { source, sourceUrl, rows, reach, conditions }: Download) => (
  <>
    {sourceUrl ? <RouterLink href={sourceUrl}>{source}</RouterLink> : source}
    <small className={styles.small}>
      {[...(rows > 0 ? [t('rows', { count: rows })] : []), ...(reach === 'own' ? [] : [t(`reach.${reach}`)]), ...conditions].join(' · ')}
    </small>
  </>
);

export const downloadColumns = (t: DownloadTranslate, sizeText: (bytes: number) => string, acts: DownloadActs): TableColumn<Download>[] => [
  { key: 'file', head: t('file'), cell: nameOf },
  { key: 'source', head: t('source'), width: 150, cell: (row) => sourceOf(t, row) },
  {
    key: 'asked',
    head: t('asked'),
    width: 130,
    cell: ({ asker, createDate }) => (
      <>
        {asker}
        <small className={`num ${styles.small} ${styles.time}`}>{createDate.slice(0, 16)}</small>
      </>
    ),
  },
  {
    key: 'size',
    head: t('size'),
    width: 88,
    align: 'money',
    cell: ({ size }) => (size === undefined ? '—' : sizeText(size)),
  },
  { key: 'state', head: t('state'), width: 190, cell: (row) => <DownloadStateOf row={row} /> },
  { key: 'acts', head: t('acts'), width: 158, align: 'right', cell: (row) => <DownloadActsOf row={row} acts={acts} /> },
];
