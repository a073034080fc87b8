import type { Download } from '@mall/contract/download/download.api.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import styles from './downloads.module.css';
import { type DownloadTranslate, useDownloadWords } from './use-download-words.ts';

const looks: Readonly<Record<Download['state'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  waiting: { mark: 'running', tone: 'blue' },
  running: { mark: 'running', tone: 'blue' },
  ready: { mark: 'closed', tone: 'green' },
  failed: { mark: 'closed', tone: 'red' },
  expired: { mark: 'open', tone: 'grey' },
};

const noteOf = (t: DownloadTranslate, { state, ahead, reason, expireDate, endsToday, fetched }: Download): string => {
  switch (state) {
    case 'waiting':
      return ahead ? t('state.ahead', { count: ahead }) : t('state.next');
    case 'ready':
      return [
        endsToday ? t('state.endsToday') : t('state.until', { day: expireDate?.slice(0, 10) ?? '' }),
        ...(fetched > 0 ? [t('state.fetched', { count: fetched })] : []),
      ].join(t('comma'));
    case 'failed':
      return reason ?? '';
    case 'expired':
      return t('state.expiredNote');
    default:
      return '';
  }
};

/** How far a file is, and what follows from it. */
export function DownloadStateOf({ row }: { row: Download }) {
  const t = useDownloadWords();
  const { state, rows, done, endsToday } = row;
  const note = noteOf(t, row);
  return (
    <div className={styles.state}>
      <StatusMark {...looks[state]}>
        {state === 'running' && rows > 0 ? t('state.written', { done, rows }) : t(`state.${state}`)}
      </StatusMark>
      {state === 'running' && <ProgressBar value={rows > 0 ? (done / rows) * 100 : null} label={t('state.progress')} />}
      {note && <small className={classNames(styles.small, endsToday && styles.hot)}>{note}</small>}
    </div>
  );
}
