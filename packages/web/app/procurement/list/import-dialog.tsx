import { listApi } from '@mall/contract/procurement/list.api.ts';
import { sheetMost } from '@mall/contract/procurement/list.rules.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { SheetDialog } from '@mall/kit/upload/sheet-dialog.tsx';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
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
  const [text, setText] = useState('');
  const sheet = useSendFile(listApi.import, listReads, t('list.failed'), { id: listId });
  const template = useExport({ now: listApi.template });
  const { answer, busy } = sheet;
  const wrong = answer?.wrong ?? [];
  const changed = answer?.changed ?? [];
  return (
    <SheetDialog
      title={t('import.title')}
      text={t('import.text', { rows: sheetMost.rows, mb: sheetMost.bytes / 1024 / 1024 })}
      accept=".xlsx,.csv,.txt,.tsv"
      words={{ close: shell('close'), leave: t(answer ? 'close' : 'cancel'), choose: t('import.choose'), template: t('import.template') }}
      template={{ busy: template.busy, start: () => template.start({} as never) }}
      sheet={sheet}
      otherWay={
        <Button look="line" disabled={text.trim() === ''} busy={busy} onClick={() => sheet.sendFile(sheetOf(text))}>
          {t('import.paste')}
        </Button>
      }
      report={
        answer && {
          text: t('import.done', { rows: answer.rows, added: answer.added, changed: changed.length, wrong: wrong.length }),
          isWrong: wrong.length > 0,
        }
      }
      wrong={
        <>
          {changed.length > 0 && (
            <Table
              dense
              caption={t('import.changed')}
              columns={[
                { key: 'row', head: t('import.row'), width: 64, cell: ({ row }) => <span className="num">{row}</span> },
                { key: 'code', head: t('line.code'), cell: ({ code }) => code },
                {
                  key: 'num',
                  head: t('line.num'),
                  cell: ({ before, num }) => <span className="num">{before === num ? num : `${before} → ${num}`}</span>,
                },
              ]}
              rows={changed}
              rowKey={({ code }) => code}
            />
          )}
          {wrong.length > 0 && (
            <Table
              dense
              caption={t('import.wrong')}
              columns={[
                { key: 'row', head: t('import.row'), width: 64, cell: ({ row }) => <span className="num">{row}</span> },
                { key: 'code', head: t('line.code'), cell: ({ code }) => code || '—' },
                { key: 'num', head: t('line.num'), width: 72, cell: ({ num }) => num || '—' },
                { key: 'reason', head: t('import.reason'), cell: ({ reason }) => reason },
              ]}
              rows={wrong}
              rowKey={({ row }) => String(row)}
            />
          )}
        </>
      }
      onClose={onClose}
    >
      <Field label={t('import.lines')}>
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} placeholder={t('import.example')} />
      </Field>
    </SheetDialog>
  );
}
