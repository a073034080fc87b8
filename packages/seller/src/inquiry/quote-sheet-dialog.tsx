import { quoteSheetMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { QuoteSheet } from '@mall/contract/inquiry/invitation-data.ts';
import { SheetDialog } from '@mall/kit/upload/sheet-dialog.tsx';
import { useSendFile } from '@mall/kit/upload/use-send-file.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Table } from '@mall/ui/table.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../kernel/words.ts';

type Props = {
  id: string;
  template: { busy: boolean; start: () => void };
  onTaken: (lines: QuoteSheet['lines']) => void;
  onClose: () => void;
};

/** Prices from a sheet or from what was copied out of one: all of them, or none and every place that is wrong. */
export function QuoteSheetDialog({ id, template, onTaken, onClose }: Props) {
  const t = useWords('inquiry');
  const kit = useKitWords();
  const [text, setText] = useState('');
  const sheet = useSendFile(inquirySellerApi.sheet, [], t('sheet.failed'), { id });
  const { answer } = sheet;
  const wrong = answer?.wrong ?? [];
  const take = useEffectEvent((lines: QuoteSheet['lines']) => {
    onTaken(lines);
    toast.ok(t('sheet.taken', { count: lines.length }));
    onClose();
  });
  useEffect(() => {
    if (answer && answer.wrong.length === 0) take(answer.lines);
  }, [answer]);
  return (
    <SheetDialog
      title={t('sheet.import')}
      text={t('sheet.text', { mb: quoteSheetMost.bytes / 1024 / 1024 })}
      accept=".xlsx,.csv,.txt,.tsv"
      words={{ close: kit('close'), leave: kit('cancel'), choose: t('sheet.choose'), template: t('sheet.template') }}
      template={template}
      sheet={sheet}
      otherWay={
        <Button
          look="line"
          disabled={text.trim() === ''}
          busy={sheet.busy}
          onClick={() => sheet.sendFile(new File([text], 'pasted.txt', { type: 'text/plain' }))}
        >
          {t('sheet.paste')}
        </Button>
      }
      report={wrong.length > 0 ? { text: t('sheet.wrong', { count: wrong.length }), isWrong: true } : undefined}
      wrong={
        wrong.length > 0 && (
          <Table
            dense
            caption={t('sheet.wrong', { count: wrong.length })}
            columns={[
              { key: 'row', head: t('sheet.row'), width: 64, cell: ({ row }) => <span className="num">{row}</span> },
              { key: 'column', head: t('sheet.column'), cell: ({ column }) => t(column === 'line' ? 'line.seq' : `line.${column}`) },
              { key: 'value', head: t('sheet.value'), cell: ({ value }) => value || '—' },
              { key: 'reason', head: t('sheet.reason'), cell: ({ reason }) => reason },
            ]}
            rows={wrong}
            rowKey={({ row, column }) => `${row}/${column}`}
          />
        )
      }
      onClose={onClose}
    >
      <Field label={t('sheet.lines')} hint={t('sheet.linesHint')}>
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </SheetDialog>
  );
}
