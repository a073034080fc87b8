import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { type OwnPrice, type ZonePriceFault, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { SetZonePrices } from '@mall/contract/catalogue/zone-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { zoneReads } from './catalogue.reads.ts';
import { rowsOf } from './zone-price.rules.ts';

type Props = { zoneId: string; row: OwnPrice | undefined; onClose: () => void };
/** So many faults are shown at a time: they are mended in the sheet. */
const shownFaults = 20;

/** One price, or a sheet of them, with the reason: all rows or none, and every row that is wrong is named. */
export function ZonePriceDialog({ zoneId, row, onClose }: Props) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [typed, setTyped] = useState(row?.own ?? '');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<readonly ZonePriceFault[]>([]);
  const [wrong, setWrong] = useState('');
  const rows = row ? [{ itemNumber: row.itemNumber, price: typed.trim() }] : rowsOf(typed);
  const lay = useCall({
    call: zoneOfficeApi.setPrices,
    request: () => ({ params: { id: zoneId }, body: { rows, reason: reason.trim() } }),
    changes: zoneReads,
  });
  const send = async () => {
    const issue = SetZonePrices.safeParse({ rows, reason: reason.trim() }).error?.issues[0];
    setFaults([]);
    setWrong(issue ? (classOfficeErrors[issue.message as keyof typeof classOfficeErrors]?.words.zh ?? t('own.rows.wrong')) : '');
    if (issue) return;
    const done = await lay.run().catch(() => undefined);
    if (!done) return;
    setFaults(done.faults);
    if (done.faults.length > 0) return;
    toast.ok(t('own.laid', { count: done.changed }));
    onClose();
  };
  return (
    <Dialog
      open
      title={row ? t('own.change.of', { name: row.specName }) : t('own.lay')}
      width={560}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={lay.busy} disabled={rows.length === 0} onClick={() => void send()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {row ? (
          <Field label={t('own.price')} hint={t('own.price.hint')}>
            <TextInput inputMode="decimal" value={typed} maxLength={12} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        ) : (
          <Field label={t('own.sheet')} hint={t('own.sheet.hint')}>
            <TextArea rows={8} value={typed} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        )}
        <Field label={t('own.reason')} required>
          <TextInput value={reason} maxLength={100} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {wrong !== '' && (
          <Note tone="warn" role="alert">
            {wrong}
          </Note>
        )}
        {faults.length > 0 && (
          <Note tone="warn" role="alert">
            {t('own.faults', { count: faults.length })}
            <ul>
              {faults.slice(0, shownFaults).map((fault) => (
                <li key={fault.row}>
                  {t('own.fault', { row: fault.row + 1, number: rows[fault.row]?.itemNumber ?? '', why: t(`own.fault.${fault.code}`) })}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </Dialog>
  );
}
