import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import type { ChangeEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SheetButton } from './sheet-button.tsx';
import styles from './sheet-dialog.module.css';

type SheetDialogProps = {
  title: string;
  /** How large a sheet may be, and what stands in it. */
  text: string;
  accept: string;
  words: { close: string; leave: string; choose: string; template: string };
  template: { busy: boolean; start: () => void };
  sheet: { send: (event: ChangeEvent<HTMLInputElement>) => void; busy: boolean; fault: string };
  /** Another way to bring lines in, beside the file. */
  otherWay?: ReactNode;
  /** What became of it: how many, and whether any line was wrong. */
  report?: { text: ReactNode; isWrong: boolean } | undefined;
  /** Beside or below: a field to paste into, the lines that were wrong. */
  children?: ReactNode;
  wrong?: ReactNode;
  onClose: () => void;
};

/** Takes many lines from a sheet and says what became of each. */
export function SheetDialog({ title, text, accept, words, template, sheet, otherWay, report, children, wrong, onClose }: SheetDialogProps) {
  const footer = (
    <>
      <Button look="quiet" disabled={sheet.busy} onClick={onClose}>
        {words.leave}
      </Button>
      {otherWay}
      <SheetButton label={words.choose} accept={accept} busy={sheet.busy} onSend={sheet.send}>
        {words.choose}
      </SheetButton>
    </>
  );
  return createPortal(
    <Dialog open title={title} width={720} maxBodyHeight="70vh" labels={{ close: words.close }} onClose={onClose} footer={footer}>
      <div className={styles.stack}>
        <p>{text}</p>
        <p>
          <Button look="line" size="s" icon={<DownloadIcon size={16} />} busy={template.busy} onClick={template.start}>
            {words.template}
          </Button>
        </p>
        {children}
        {sheet.fault && (
          <Note tone="bad" role="alert">
            {sheet.fault}
          </Note>
        )}
        {report && (
          <output>
            <Note tone={report.isWrong ? 'warn' : 'ok'}>{report.text}</Note>
          </output>
        )}
        {wrong}
      </div>
    </Dialog>,
    document.body,
  );
}
