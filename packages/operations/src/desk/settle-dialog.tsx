import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.ts';
import { CaseLines } from './case-lines.tsx';
import { ReasonForm } from './reason.form.tsx';

type SettleDialogProps = { row: WorkRow; busy: boolean; onGive: (note: string) => void; onClose: () => void };

/** What came of an alert. */
export function SettleDialog({ row, busy, onGive, onClose }: SettleDialogProps) {
  const t = useWords('desk');
  const kit = useKitWords();
  const formId = useId();
  return (
    <Dialog
      open
      title={t('settle.ask')}
      width={520}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('settle.act')}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} label={t('settle.ask')} usual="" onGive={onGive}>
        <CaseLines rows={[row]} />
        <p>{t('settle.text')}</p>
      </ReasonForm>
    </Dialog>
  );
}
