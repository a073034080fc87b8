import type { WorkPerson, WorkRow } from '@mall/contract/account/work.api.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Select } from '@mall/ui/select.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { CaseLines } from './case-lines.tsx';
import { ReasonForm } from './reason.form.tsx';

export type Given = { toId: string; reason: string };
type HandOverDialogProps = {
  rows: readonly WorkRow[];
  people: readonly WorkPerson[];
  busy: boolean;
  onGive: (given: Given) => void;
  onClose: () => void;
};

/** To whom, and why. Only colleagues who can decide all of it are offered. */
export function HandOverDialog({ rows, people, busy, onGive, onClose }: HandOverDialogProps) {
  const t = useWords('desk');
  const kit = useKitWords();
  const formId = useId();
  const able = people.filter(({ self, kinds }) => !self && rows.every(({ kind }) => kinds.includes(kind)));
  const [chosen, setChosen] = useState(able[0]?.memberId ?? '');
  const title = t('handOver.ask', { count: rows.length });
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
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={able.length === 0}>
            {t('handOver.go')}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} label={title} usual={t('handOver.usual')} onGive={(reason) => onGive({ toId: chosen, reason })}>
        <CaseLines rows={rows} />
        {able.length === 0 ? (
          <Note tone="warn">{t('handOver.nobody')}</Note>
        ) : (
          <Field label={t('handOver.to')} required>
            <Select
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={able.map(({ memberId, name, held }) => ({ value: memberId, label: t('handOver.person', { name, held }) }))}
            />
          </Field>
        )}
      </ReasonForm>
    </Dialog>
  );
}
