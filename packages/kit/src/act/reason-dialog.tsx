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
const none: readonly string[] = [];
type Values = { chosen: string; own: string };

export type ReasonQuestion = {
  title: ReactNode;
  text?: ReactNode;
  /** Usual reasons, as they are given; one's own words are always among the choices. Of none, one's own words alone are asked for. */
  reasons?: readonly string[];
  /** Whether nothing may be said. */
  free?: boolean;
  tone?: 'primary' | 'danger';
  /** `act` repeats the verb of the button that asked; the others where the usual words do not fit. */
  words: { act: string } & Partial<{
    reason: string;
    other: string;
    own: string;
    required: string;
    long: (most: number) => string;
    back: string;
  }>;
};
type Props = ReasonQuestion & { busy: boolean; onGive: (reason: string) => void; onClose: () => void };

/** Asks why, before something is ended, sent back or refused: one of the usual reasons, or one's own words. */
export function ReasonDialog({ title, text, reasons = none, free = false, tone = 'danger', words, busy, onGive, onClose }: Props) {
  const kit = useKitWords();
  const formId = useId();
  const form = useForm({
    first: { chosen: reasons.length === 0 ? other : '', own: '' } as Values,
    rules: checks<Values>({
      chosen: (chosen) => (chosen === '' ? 'required' : undefined),
      own: (own, { chosen }) => {
        if (chosen !== other) return undefined;
        if (own.trim() === '') return free ? undefined : 'required';
        return own.trim().length > reasonMost ? 'long' : undefined;
      },
    }),
    failures: (code) =>
      code === 'long' ? (words.long?.(reasonMost) ?? kit('why.long', { most: reasonMost })) : (words.required ?? kit('why.required')),
  });
  const { chosen, own } = form.watch();
  const reason = words.reason ?? kit('why.reason');
  return (
    <Dialog
      open
      title={title}
      labels={{ close: kit('close') }}
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {words.back ?? kit('cancel')}
          </Button>
          <Button type="submit" form={formId} look={tone} busy={busy}>
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
        {reasons.length > 0 && (
          <div data-field="chosen">
            <Field label={reason} required group message={form.messageOf('chosen')}>
              <RadioGroup
                stacked
                value={chosen}
                onChange={(value) => form.put({ chosen: value })}
                options={[...reasons.map((one) => ({ value: one, label: one })), { value: other, label: words.other ?? kit('why.other') }]}
              />
            </Field>
          </div>
        )}
        {chosen === other && (
          <Field label={reasons.length > 0 ? (words.own ?? kit('why.own')) : reason} required={!free} message={form.messageOf('own')}>
            <TextArea {...form.field('own')} rows={reasons.length > 0 ? 2 : 3} limit={reasonMost} value={own} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}
