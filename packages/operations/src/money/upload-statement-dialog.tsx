import { statementApi } from '@mall/contract/payment/statement.api.ts';
import { statementMost } from '@mall/contract/payment/statement.rules.ts';
import { useGo } from '@mall/counter/frame/use-go.ts';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useRef } from 'react';
import { useWords } from '../kernel/words.ts';
import { LeftOutList } from './left-out-list.tsx';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';
import { StatementFiles } from './statement-files.tsx';

/** Takes a statement of the bank and says what became of its lines. */
export function UploadStatementDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('money');
  const kit = useKitWords();
  const go = useGo();
  const file = useRef<HTMLInputElement>(null);
  const { send, busy, answer: report, fault } = useSendFile(statementApi.upload, moneyReads, t('upload.failed'));
  const show = () => {
    onClose();
    if (report) go(`/money/statement?day=${report.to}`);
  };
  return (
    <Dialog
      open
      title={t('upload')}
      width={520}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look={report ? 'line' : 'primary'} icon={<UploadIcon size={16} />} busy={busy} onClick={() => file.current?.click()}>
            {t(report ? 'upload.again' : 'upload.choose')}
          </Button>
          {report && <Button onClick={show}>{t('upload.show')}</Button>}
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('upload.text', { mb: statementMost.bytes / 1024 / 1024, rows: statementMost.rows })}</p>
        <input
          ref={file}
          type="file"
          accept=".csv,.xml,.txt"
          tabIndex={-1}
          aria-label={t('upload.choose')}
          className={styles.file}
          onChange={send}
        />
        {fault && (
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        )}
        {report && (
          <output className={styles.form}>
            <Note tone={report.open + report.likely > 0 ? 'warn' : 'ok'}>
              {t('upload.report', {
                from: report.from,
                to: report.to,
                lines: report.lines,
                fresh: report.fresh,
                matched: report.matched,
                likely: report.likely,
                open: report.open,
              })}
            </Note>
            {report.leftCount > 0 && (
              <Note tone="bad" role="alert">
                {t('upload.left', { count: report.leftCount })}
                <LeftOutList rows={report.leftOut} />
              </Note>
            )}
          </output>
        )}
        <StatementFiles />
      </div>
    </Dialog>
  );
}
