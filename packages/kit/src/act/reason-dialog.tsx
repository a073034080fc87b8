import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { type ReactNode, useId } from 'react';
import { Form } from '../form/form.tsx';
import { checks } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './reason-dialog.module.css';

/** The reason that is none of the given ones. */
const other = 'other';
type Values = { chosen: string; own: string };

const rules = checks<Values>({
  chosen: (chosen) => (chosen === '' ? 'required' : undefined),
  own: (own, { chosen }) => {
    if (chosen !== other) return undefined;
    if (own.trim() === '') return 'required';
    return own.trim().length > reasonMost ? 'long' : undefined;
  },
});

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** Usual reasons, as they are given. One's own words are always among the choices. */
  reasons: readonly string[];
  words: { reason: string; other: string; own: string; required: string; long: (most: number) => string; act: string; back: string };
  busy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before something is ended; a reason is needed, one's own words where none of the given fits. */
export function ReasonDialog({ title, text, reasons, words, busy, onGive, onClose }: Props) {
  const kit = useKitWords();
  const formId = useId();
  const form = useForm({
    first: { chosen: '', own: '' } as Values,
    rules,
    failures: (code) => (code === 'long' ? words.long(reasonMost) : words.required),
  });
  const { chosen, own } = form.watch();
  return (
    <Dialog
      open
      title={title}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {words.back}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {words.act}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        className={styles.form ?? ''}
        onSubmit={form.submit((given) => onGive(given.chosen === other ? given.own.trim() : given.chosen))}
      >
        {text && <p className={styles.lead}>{text}</p>}
        <div data-field="chosen">
          <Field label={words.reason} required group message={form.messageOf('chosen')}>
            <RadioGroup
              stacked
              value={chosen}
              onChange={(value) => form.put({ chosen: value })}
              options={[...reasons.map((reason) => ({ value: reason, label: reason })), { value: other, label: words.other }]}
            />
          </Field>
        </div>
        {chosen === other && (
          <Field label={words.own} required message={form.messageOf('own')}>
            <TextArea {...form.field('own')} rows={2} limit={reasonMost} value={own} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
