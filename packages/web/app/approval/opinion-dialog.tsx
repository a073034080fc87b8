import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { type ReactNode, useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  /** What the words are: a reason, an opinion. */
  label: string;
  act: string;
  back: string;
  tone?: 'primary' | 'danger';
  required?: boolean;
  most?: number;
  /** What was typed before the dialog opened. */
  first?: string;
  /** What is chosen besides. */
  children?: ReactNode;
  busy: boolean;
  onGive: (words: string) => void;
  onClose: () => void;
};

/** Asks for the words that go with a decision. */
export function OpinionDialog(props: Props) {
  const { title, text, label, act, back, tone = 'primary', required = false, most = reasonMost, first = '', children, busy } = props;
  const t = useWords('approval');
  const shell = useWords('shell');
  const formId = useId();
  const form = useForm({
    first: { words: first },
    rules: checks<{ words: string }>({
      words: (words) => {
        if (required && words.trim() === '') return 'required';
        return words.trim().length > most ? 'long' : undefined;
      },
    }),
    failures: (code) => (code === 'long' ? t('opinion.long', { most }) : t('opinion.required', { most })),
  });
  return (
    <Dialog
      open
      title={title}
      width={480}
      labels={{ close: shell('close') }}
      onClose={busy ? () => undefined : props.onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={props.onClose}>
            {back}
          </Button>
          <Button type="submit" form={formId} look={tone} busy={busy}>
            {act}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={form.submit(({ words }) => props.onGive(words.trim()))}>
        {text && <p className={styles.lead}>{text}</p>}
        {children}
        <Field label={label} required={required} message={form.messageOf('words')}>
          <TextArea {...form.field('words')} rows={3} limit={most} value={form.watch('words')} />
        </Field>
      </Form>
    </Dialog>
  );
}
