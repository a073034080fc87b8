import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './audit.module.css';

export type Fault = { readonly field: string; readonly reason: string };
/** A row of the dialog, known by a number of its own. */
type Line = Fault & { key: number };

type FaultsDialogProps = {
  title: string;
  act: string;
  /** What a fault can be about. */
  places: readonly { value: string; label: string }[];
  /** Reasons that are given most, with what each is about. */
  usual: readonly Fault[];
  busy: boolean;
  send: (faults: Fault[]) => Promise<unknown>;
  onClose: () => void;
};

const reasonMost = 100;
const after = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** What is wrong, field by field, so that whoever handed it in mends that and no more. */
export function FaultsDialog({ title, act, places, usual, busy, send, onClose }: FaultsDialogProps) {
  const t = useWords('audit');
  const kit = useKitWords();
  const line = (key: number, fault: Partial<Fault> = {}): Line => ({ key, field: places[0]?.value ?? '', reason: '', ...fault });
  const [faults, setFaults] = useState<Line[]>([line(1)]);
  const [checked, setChecked] = useState(false);
  const put = (key: number, change: Partial<Fault>) =>
    setFaults(faults.map((fault) => (fault.key === key ? { ...fault, ...change } : fault)));
  const add = (fault: Fault) =>
    setFaults([...faults.filter(({ field, reason }) => reason !== '' && field !== fault.field), line(after(faults), fault)]);
  const sendAll = async () => {
    setChecked(true);
    const given = faults.map(({ field, reason }) => ({ field, reason: reason.trim() }));
    if (given.some(({ reason }) => reason === '' || reason.length > reasonMost)) return;
    await send(given);
  };
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {kit('cancel')}
      </Button>
      <Button look="danger" busy={busy} onClick={() => void sendAll().catch(() => undefined)}>
        {act}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} labels={{ close: kit('close') }} onClose={onClose} footer={footer}>
      <div className={styles.faults}>
        <div className={styles.reasons}>
          {usual.map((fault) => (
            <Button key={fault.reason} look="line" size="s" onClick={() => add(fault)}>
              {fault.reason}
            </Button>
          ))}
        </div>
        {faults.map((fault, at) => (
          <Field
            key={fault.key}
            label={t('row', { place: at + 1 })}
            message={checked && fault.reason.trim() === '' ? t('missing') : undefined}
          >
            <div className={styles.line}>
              <Select
                aria-label={t('which')}
                value={fault.field}
                onChange={(event) => put(fault.key, { field: event.target.value })}
                options={places}
              />
              <TextInput value={fault.reason} maxLength={reasonMost} onChange={(event) => put(fault.key, { reason: event.target.value })} />
            </div>
          </Field>
        ))}
        <p>
          <Button
            look="text"
            size="s"
            disabled={faults.length >= places.length}
            onClick={() => setFaults([...faults, line(after(faults))])}
          >
            {t('add')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
