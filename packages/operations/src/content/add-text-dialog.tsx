import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { AddText } from '@mall/contract/content/text.rules.ts';
import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { useGo } from '@mall/counter/frame/use-go.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { textReads } from './content.reads.ts';

/** Begins a text and goes to write it. */
export function AddTextDialog({ kind, onClose }: { kind: AddText['kind']; onClose: () => void }) {
  const t = useWords('content');
  const kit = useKitWords();
  const go = useGo();
  const form = useForm({ first: { kind, category: '', title: '' } as AddText, rules: AddText, failures: keepingErrors });
  const add = useCall({
    call: textOperationsApi.add,
    request: (body: AddText) => ({ body }),
    changes: textReads,
    options: quietly,
    onDone: ({ id }) => go(`/content/texts/edit?id=${id}`),
  });
  const submit = form.submit(async (values) => void (await add.run(values)));
  return (
    <Dialog open title={t('text.add')} width={480} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('text.add')}>
        <Field label={t('title')} required message={form.messageOf('title')}>
          <TextInput {...form.field('title')} maxLength={120} autoComplete="off" />
        </Field>
        <Field label={t('category')} required message={form.messageOf('category')} hint={t('category.hint')}>
          <TextInput {...form.field('category')} maxLength={30} autoComplete="off" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('text.begin')}
        </Button>
      </Form>
    </Dialog>
  );
}
