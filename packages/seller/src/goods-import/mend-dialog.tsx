import { CallError } from '@mall/client/call-error.ts';
import type { ImportFault } from '@mall/contract/catalogue/goods-import.api.ts';
import type { MendRows } from '@mall/contract/catalogue/goods-import.rules.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';

/** As long as a cell that is typed may be. */
const valueMost = 500;

type Props = { fault: ImportFault; onMend: (body: MendRows) => Promise<unknown>; onClose: () => void };

/** Another value for a bad cell, or its row is left out. What was typed stays when it is refused. */
export function MendDialog({ fault, onMend, onClose }: Props) {
  const t = useWords('goods-import');
  const kit = useKitWords();
  const formId = useId();
  const [value, setValue] = useState(fault.mend.kind === 'set' ? fault.mend.value : fault.value);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (body: MendRows) => {
    setBusy(true);
    setMessage('');
    try {
      await onMend(body);
      onClose();
    } catch (error) {
      setMessage(error instanceof CallError ? error.msg : t('mend.failed'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('mend.title', { row: String(fault.row), column: fault.columnName })}
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="danger" disabled={busy} onClick={() => void send({ by: 'drop', faultId: fault.id })}>
            {t('mend.drop', { row: String(fault.row) })}
          </Button>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('mend.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (value.trim() === fault.value) setMessage(t('mend.same'));
          else if (!busy) void send({ by: 'value', faultId: fault.id, value: value.trim() });
        }}
      >
        <p>
          {fault.itemNumber && <span className="num">{fault.itemNumber} · </span>}
          {fault.reason}
        </p>
        <Field label={fault.columnName} message={message || undefined} hint={t('mend.hint', { value: fault.value || t('bad.empty') })}>
          <TextInput value={value} maxLength={valueMost} onChange={({ target }) => setValue(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
