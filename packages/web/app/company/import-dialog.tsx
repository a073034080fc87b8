import { peopleApi } from '@mall/contract/company/people.api.ts';
import { importMost } from '@mall/contract/company/people.rules.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { peopleReads } from './company.changes.ts';
import styles from './company.module.css';
import { WrongLines } from './import-report.tsx';

/** Many people from a sheet, and what became of each line. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('company');
  const shell = useWords('shell');
  const file = useRef<HTMLInputElement>(null);
  const { send, busy, answer: report, fault } = useSendFile(peopleApi.import, peopleReads, t('unit.failed'));
  const template = useExport({ now: peopleApi.template, done: t('import.templateDone') });
  const wrong = report?.lines.filter(({ result }) => result === 'wrong') ?? [];
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t(report ? 'import.close' : 'cancel')}
      </Button>
      <Button icon={<UploadIcon size={16} />} busy={busy} onClick={() => file.current?.click()}>
        {t(report ? 'import.again' : 'import.choose')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t('import.title')}
      width={720}
      maxBodyHeight="70vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={footer}
    >
      <div className={styles.stack}>
        <p>{t('import.text', { rows: importMost.rows, mb: importMost.bytes / 1024 / 1024 })}</p>
        <p>
          <Button look="line" size="s" icon={<DownloadIcon size={16} />} busy={template.busy} onClick={() => template.start({} as never)}>
            {t('import.template')}
          </Button>
        </p>
        <input
          ref={file}
          type="file"
          accept=".xlsx"
          tabIndex={-1}
          aria-label={t('import.choose')}
          className={styles.file}
          onChange={send}
        />
        {fault && (
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        )}
        {report && (
          <output className={styles.said}>
            <Note tone={wrong.length > 0 ? 'warn' : 'ok'}>
              {t('import.report', { ...report, lines: '', seconds: (report.ms / 1000).toFixed(1) } as never)}
              {wrong.length > 0 && ` ${t('import.kept')}`}
            </Note>
          </output>
        )}
        {wrong.length > 0 && <WrongLines lines={wrong} />}
      </div>
    </Dialog>,
    document.body,
  );
}
