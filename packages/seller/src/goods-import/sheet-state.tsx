import type { ImportOrExport } from '@mall/contract/catalogue/goods-import.api.ts';
import { useSize } from '@mall/kit/words/use-size.ts';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { isRunning, shareOf } from './import.rules.ts';

const looks: Readonly<Record<ImportOrExport['state'], Pick<StatusMarkProps, 'mark' | 'tone'>>> = {
  matching: { mark: 'open', tone: 'amber' },
  checking: { mark: 'running', tone: 'blue' },
  deciding: { mark: 'open', tone: 'amber' },
  writing: { mark: 'running', tone: 'blue' },
  written: { mark: 'closed', tone: 'green' },
  failed: { mark: 'closed', tone: 'red' },
  cancelled: { mark: 'open', tone: 'grey' },
  waiting: { mark: 'running', tone: 'blue' },
  running: { mark: 'running', tone: 'blue' },
  ready: { mark: 'closed', tone: 'green' },
  expired: { mark: 'open', tone: 'grey' },
};

export function SheetState({ row: { kind, state } }: { row: ImportOrExport }) {
  const t = useWords('goods-import');
  return <StatusMark {...looks[state]}>{t(state === 'failed' && kind === 'export' ? 'state.failedExport' : `state.${state}`)}</StatusMark>;
}

/** How far it is, or what became of it. */
export function SheetResult({ row }: { row: ImportOrExport }) {
  const t = useWords('goods-import');
  const size = useSize();
  const { state, counts, failure, bytes, done, rows } = row;
  if (isRunning(state))
    return (
      <ProgressBar
        value={shareOf(row)}
        label={t('past.progress', { name: row.name })}
        text={rows > 0 && t('step.progress', { done, rows })}
      />
    );
  if (failure) {
    const { row: at, column, message } = failure;
    const where = at > 0 ? t('past.where', { row: String(at), column }) : '';
    return (
      <span className={styles.bad}>
        {where}
        {message}
        {row.kind === 'import' && t('past.none', { rows })}
      </span>
    );
  }
  if (state === 'matching') return t('past.matching');
  if (state === 'deciding' && counts)
    return t(counts.bad > 0 ? 'past.deciding' : 'past.fine', { count: counts.bad, writable: counts.writable });
  if (state === 'written' && counts) {
    const { fresh, changed, off, unchanged, audit } = counts;
    return [
      t('past.written', { fresh, changed, unchanged }),
      ...(off > 0 ? [t('count.off', { count: off })] : []),
      ...(audit > 0 ? [t('past.audit', { count: audit })] : []),
    ].join(t('comma'));
  }
  if (state === 'cancelled') return t('past.cancelled');
  if (state === 'expired') return t('past.expired');
  return bytes === null ? '—' : size(bytes);
}
