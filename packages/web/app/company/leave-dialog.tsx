import { type Person, peopleApi } from '@mall/contract/company/people.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import type { Person as Colleague } from '@mall/ui/choice/people-pane.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { ColleagueChoice } from './colleague-choice.tsx';
import styles from './company.module.css';

type LeaveDialogProps = { person: Person; busy: boolean; onAct: (heirId: string | null) => void; onClose: () => void };

/** Lets somebody go: says what of his is open, and asks who goes on with it. */
export function LeaveDialog({ person, busy, onAct, onClose }: LeaveDialogProps) {
  const t = useWords('company');
  const shell = useWords('shell');
  const { data } = useList(ask(peopleApi.open, { params: { id: person.id } }, { staleMs: 0 }));
  const [heir, setHeir] = useState<Colleague | null>(null);
  const isOpen = data !== undefined && data.orders + data.afterSales > 0;
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look="danger" busy={busy} disabled={data === undefined || (isOpen && heir === null)} onClick={() => onAct(heir?.id ?? null)}>
        {t('leave.act')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t('leave.title', { name: person.name })}
      labels={{ close: shell('close') }}
      width={480}
      onClose={onClose}
      footer={footer}
    >
      <div className={styles.stack}>
        <p>{t('leave.text')}</p>
        {data && <p>{isOpen ? t('leave.open', data) : t('leave.nothing')}</p>}
        {isOpen && (
          <Field label={t('leave.heir')} required>
            <ColleagueChoice value={heir} onChange={setHeir} except={person.id} />
          </Field>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
