import { brandOfficeApi, type LabelRow } from '@mall/contract/catalogue/brand-office.api.ts';
import { LabelGoods } from '@mall/contract/catalogue/brand-office.rules.ts';
import { classOfficeErrors } from '@mall/contract/catalogue/class-office.errors.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { labelReads } from './catalogue.reads.ts';

const ways = ['give', 'take'] as const;
/** So many unknown numbers are named: they are mended in the list. */
const shownUnknown = 20;

/** A list of goods numbers, pasted: all of them get the label, or lose it, or none does. */
export function LabelNumbersDialog({ label, onClose }: { label: LabelRow; onClose: () => void }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [way, setWay] = useState<(typeof ways)[number]>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const body = { numbers: [...new Set(typed.split(/[\s,，、;；]+/).filter((number) => number !== ''))], reason: reason.trim() };
  const request = () => ({ params: { id: label.id }, body });
  const give = useCall({ call: brandOfficeApi.giveLabel, request, changes: labelReads });
  const take = useCall({ call: brandOfficeApi.takeLabel, request, changes: labelReads });
  const send = async () => {
    const code = LabelGoods.safeParse(body).error?.issues[0]?.message;
    setUnknown([]);
    setWrong(code ? (classOfficeErrors[code as keyof typeof classOfficeErrors]?.words.zh ?? t('own.rows.wrong')) : '');
    if (code) return;
    const done = await (way === 'give' ? give : take).run().catch(() => undefined);
    if (!done) return;
    setUnknown(done.unknown);
    if (done.unknown.length > 0) return;
    toast.ok(t(way === 'give' ? 'label.given' : 'label.taken', { count: done.changed }));
    onClose();
  };
  return (
    <Dialog
      open
      title={t('label.numbers.of', { name: label.names.zh })}
      width={560}
      maxBodyHeight="76vh"
      labels={{ close: kit('close') }}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button busy={give.busy || take.busy} disabled={body.numbers.length === 0} onClick={() => void send()}>
            {t(way === 'give' ? 'label.give' : 'label.take')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field label={t('label.way')} group>
          <RadioGroup
            name="way"
            value={way}
            onChange={(next) => setWay(next as (typeof ways)[number])}
            options={ways.map((value) => ({ value, label: t(`label.${value}`) }))}
          />
        </Field>
        <Field label={t('label.numbers.list')} hint={t('label.numbers.hint')} required>
          <TextArea rows={8} value={typed} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label={t('reason')} required>
          <TextInput value={reason} maxLength={100} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {wrong !== '' && (
          <Note tone="warn" role="alert">
            {wrong}
          </Note>
        )}
        {unknown.length > 0 && (
          <Note tone="warn" role="alert">
            {t('label.numbers.unknown', { count: unknown.length, names: unknown.slice(0, shownUnknown).join('、') })}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
