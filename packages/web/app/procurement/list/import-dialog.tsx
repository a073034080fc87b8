import { listApi } from '@mall/contract/procurement/list.api.ts';
import { sheetMost } from '@mall/contract/procurement/list.rules.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import styles from '../procurement.module.css';
import { listReads } from './list.changes.ts';

/** Pasted lines become the sheet that they would be: item number, quantity, whatever stands behind. */
const sheetOf = (text: string): File => {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line
        .trim()
        .split(/\t|[,，;；]|\s+/)
        .slice(0, 2)
        .join('\t'),
    );
  return new File([['货号\t数量', ...lines].join('\n')], 'pasted.txt', { type: 'text/plain' });
};

/** Many lines from a sheet or from what was copied, and what became of each. */
export default function ImportDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const t = useWords('procurement/project');
  const shell = useWords('shell');
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { send, sendFile, busy, answer, fault } = useSendFile(listApi.import, listReads, t('list.failed'), { id: listId });
  const template = useExport({ now: listApi.template });
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t(answer ? 'close' : 'cancel')}
      </Button>
      <Button look="line" disabled={text.trim() === ''} busy={busy} onClick={() => sendFile(sheetOf(text))}>
        {t('import.paste')}
      </Button>
      <Button icon={<UploadIcon size={16} />} busy={busy} onClick={() => file.current?.click()}>
        {t('import.choose')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t('import.title')}
      width={640}
      maxBodyHeight="70vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={footer}
    >
      <div className={styles.form}>
        <p className="meta">{t('import.text', { rows: sheetMost.rows, mb: sheetMost.bytes / 1024 / 1024 })}</p>
        <p>
          <Button look="line" size="s" icon={<DownloadIcon size={14} />} busy={template.busy} onClick={() => template.start({} as never)}>
            {t('import.template')}
          </Button>
        </p>
        <Field label={t('import.lines')}>
          <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} placeholder={t('import.example')} />
        </Field>
        <input
          ref={file}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          tabIndex={-1}
          aria-label={t('import.choose')}
          className="sr"
          onChange={send}
        />
        {fault && (
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        )}
        {answer && (
          <output>
            <Note tone={answer.wrong.length > 0 ? 'warn' : 'ok'}>
              {t('import.done', { rows: answer.rows, added: answer.added, wrong: answer.wrong.length })}
            </Note>
          </output>
        )}
        {answer && answer.wrong.length > 0 && (
          <Table
            dense
            caption={t('import.wrong')}
            columns={[
              { key: 'row', head: t('import.row'), width: 64, cell: ({ row }) => <span className="num">{row}</span> },
              { key: 'code', head: t('line.code'), cell: ({ code }) => code || '—' },
              { key: 'num', head: t('line.num'), width: 72, cell: ({ num }) => num || '—' },
              { key: 'reason', head: t('import.reason'), cell: ({ reason }) => reason },
            ]}
            rows={answer.wrong}
            rowKey={({ row }) => String(row)}
          />
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
