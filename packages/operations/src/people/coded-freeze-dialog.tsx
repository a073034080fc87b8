import type { Words } from '@mall/contract/kernel/language.ts';
import { Form } from '@mall/kit/form/form.tsx';
import type { Failures } from '@mall/kit/form/form-faults.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';

type Values = { note: string };
type Props<Code extends string> = {
  name: string;
  /** What follows, said first. */
  text: string;
  codes: Readonly<Record<Code, Words>>;
  first: Code;
  failures: Failures;
  missing: string;
  noteLabel: string;
  act: string;
  freeze: (body: { why: Code; note: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Why the mall freezes somebody, from a list and in words. */
export function CodedFreezeDialog<Code extends string>({
  name,
  text,
  codes,
  first,
  failures,
  missing,
  noteLabel,
  act,
  freeze,
  onClose,
}: Props<Code>) {
  const t = useWords('people');
  const kit = useKitWords();
  const all = Object.keys(codes) as Code[];
  const [code, setCode] = useState(first);
  const form = useForm({
    first: { note: '' } as Values,
    rules: checks<Values>({ note: (note) => (code === 'other' && note.trim() === '' ? missing : undefined) }),
    failures,
  });
  const submit = form.submit(async ({ note }) => {
    await freeze({ why: code, note: note.trim() });
    onClose();
  });
  return (
    <Dialog open title={t('freeze.ask', { name })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('freeze.ask', { name })}>
        <p>{text}</p>
        <RadioGroup
          name="code"
          label={t('reason')}
          value={code}
          onChange={(value) => setCode(all.find((one) => one === value) ?? first)}
          options={all.map((one) => ({ value: one, label: codes[one].zh }))}
        />
        <Field label={noteLabel} message={form.messageOf('note')}>
          <TextArea {...form.field('note')} rows={3} maxLength={80} />
        </Field>
        <Button type="submit" look="danger" block busy={form.busy}>
          {act}
        </Button>
      </Form>
    </Dialog>
  );
}
