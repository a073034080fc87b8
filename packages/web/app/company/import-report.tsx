import { saveFile } from '@mall/client/download.ts';
import { type KeptReport, peopleApi, type ReportLine } from '@mall/contract/company/people.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import styles from './import-report.module.css';

const parts = ['invited', 'updated', 'same', 'wrong'] as const;

/** The last import that had bad lines, until they are put right or the report is deleted. */
export function ImportReport({ onAgain }: { onAgain: () => void }) {
  const t = useWords('company');
  const { data: report } = useList(ask(peopleApi.lastImport, {}, { staleMs: 0 }));
  const fetching = useMutation({
    mutationFn: async ({ downloadId }: KeptReport) => saveFile(await browserDownload(downloadApi.file, { params: { id: downloadId } })),
  });
  const remove = useAct({
    call: downloadApi.remove,
    request: ({ downloadId }: KeptReport) => ({ body: { ids: [downloadId] } }),
    ask: () => ({ title: t('report.removeAsk'), text: t('report.removeText'), act: t('report.remove'), tone: 'danger' }),
    done: t('report.removed'),
    changes: [peopleApi.lastImport, downloadApi.page],
  });
  if (!report) return remove.question;
  const about = t('report.about', { file: report.fileName, time: report.time.slice(5, 16), seconds: (report.ms / 1000).toFixed(1) });
  return (
    <Panel bordered flush>
      <header className={styles.head}>
        <h2>
          {t('report.title')} <span className="meta">{about}</span>
        </h2>
        <span className={styles.acts}>
          <Button look="text" size="s" onClick={() => remove.start(report)}>
            {t('report.remove')}
          </Button>
          <Button look="line" size="s" icon={<DownloadIcon size={16} />} busy={fetching.isPending} onClick={() => fetching.mutate(report)}>
            {t('report.fetch')}
          </Button>
          <Button size="s" icon={<UploadIcon size={16} />} onClick={onAgain}>
            {t('import.again')}
          </Button>
        </span>
      </header>
      <div className={styles.sums}>
        <span className={styles.bar} aria-hidden="true">
          {parts.map((part) => report[part] > 0 && <i key={part} className={styles[part]} style={{ flexGrow: report[part] }} />)}
        </span>
        <p className={styles.counts}>
          <span>{t('report.rows', { rows: report.rows })}</span>
          {parts.map(
            (part) =>
              report[part] > 0 && (
                <span key={part} className={styles[`${part}Words`]}>
                  {t(`report.${part}`, { count: report[part] })}
                </span>
              ),
          )}
          <span className="meta">{t('import.kept')}</span>
        </p>
      </div>
      <WrongLines lines={report.lines} />
      {remove.question}
    </Panel>
  );
}

/** Bad lines; on a telephone each with its reason in full. */
export function WrongLines({ lines }: { lines: readonly ReportLine[] }) {
  const t = useWords('company');
  const telephone = useTelephone();
  if (telephone)
    return (
      <ul className={styles.lines} aria-label={t('import.wrongLines')}>
        {lines.map(({ row, name, mobile, departmentName, roleNames, reason }) => (
          <li key={row}>
            <p>
              {t('import.row')} {row} · {name} <span className="num">{mobile}</span>
            </p>
            <p className="meta">{[departmentName, roleNames].filter(Boolean).join(' · ')}</p>
            <p className={styles.wrongWords}>{reason}</p>
          </li>
        ))}
      </ul>
    );
  const columns: TableColumn<ReportLine>[] = [
    { key: 'row', head: t('import.row'), width: 56, cell: ({ row }) => row },
    { key: 'name', head: t('person.name'), cell: ({ name }) => name },
    { key: 'mobile', head: t('person.mobile'), cell: ({ mobile }) => <span className="num">{mobile}</span> },
    { key: 'department', head: t('department'), cell: ({ departmentName }) => departmentName || '—' },
    { key: 'roles', head: t('people.role'), cell: ({ roleNames }) => roleNames || '—' },
    { key: 'reason', head: t('import.result'), cell: ({ reason }) => <span className={styles.wrongWords}>{reason}</span> },
  ];
  return (
    <Table dense caption={t('import.wrongLines')} columns={columns} rows={lines} rowKey={({ row }) => String(row)} rowTone={() => 'bad'} />
  );
}
