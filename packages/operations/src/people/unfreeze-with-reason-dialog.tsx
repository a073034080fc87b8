import { Form } from '@mall/kit/form/form.tsx';
import type { Failures } from '@mall/kit/form/form-faults.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';

type Values = { reason: string };
type Props = {
  name: string;
  text: string;
  failures: Failures;
  missing: string;
  unfreeze: (values: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Ends a freeze; whom it concerns reads why. */
export function UnfreezeWithReasonDialog({ name, text, failures, missing, unfreeze, onClose }: Props) {
  const t = useWords('people');
  const kit = useKitWords();
  const form = useForm({
    first: { reason: '' } as Values,
    rules: checks<Values>({ reason: (reason) => (reason.trim() === '' ? missing : undefined) }),
    failures,
  });
  const submit = form.submit(async (values) => {
    await unfreeze(values);
    onClose();
  });
  return (
    <Dialog open title={t('unfreeze.ask', { name })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('unfreeze.ask', { name })}>
        <p>{text}</p>
        <Field label={t('reason')} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={3} maxLength={100} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('unfreeze.act')}
        </Button>
      </Form>
    </Dialog>
  );
}
