import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.ts';
import { CaseLines } from './case-lines.tsx';
import { ReasonForm } from './reason.form.tsx';

type TakeOverDialogProps = { rows: readonly WorkRow[]; busy: boolean; onGive: (reason: string) => void; onClose: () => void };

/** Names from whom, what and why, before it is taken from him. */
export function TakeOverDialog({ rows, busy, onGive, onClose }: TakeOverDialogProps) {
  const t = useWords('desk');
  const kit = useKitWords();
  const formId = useId();
  const name = rows[0]?.holder?.name ?? '';
  const title = t('takeOver.ask', { name, count: rows.length });
  return (
    <Dialog
      open
      title={title}
      width={520}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('takeOver.back')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('takeOver.go', { count: rows.length })}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} label={title} usual={t('takeOver.usual')} onGive={onGive}>
        <p>{t('takeOver.text', { name })}</p>
        <CaseLines rows={rows} />
      </ReasonForm>
    </Dialog>
  );
}
