import { kernelErrors } from '@mall/contract/kernel/kernel.errors.ts';
import { savedViewApi } from '@mall/contract/member/saved-view.api.ts';
import { savedViewErrors } from '@mall/contract/member/saved-view.errors.ts';
import { ViewName, viewNameMost } from '@mall/contract/member/saved-view.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import * as z from 'zod';
import { useCounterWords } from '../frame/counter-context.ts';

const failures = { ...savedViewErrors, 'kernel.name_signs_wrong': kernelErrors['kernel.name_signs_wrong'] };
const rules = z.strictObject({ name: ViewName });

/** Keeps the filters that are on under a name. */
export function SaveViewDialog({ list, query, onClose }: { list: string; query: string; onClose: () => void }) {
  const t = useCounterWords();
  const kit = useKitWords();
  const form = useForm({ first: { name: '' }, rules, failures, places: { view: ['name'] } });
  const save = useCall({
    call: savedViewApi.save,
    request: ({ name }: { name: string }) => ({ body: { list, name, query } }),
    done: t('views.saved'),
    changes: [savedViewApi.list],
    onDone: onClose,
    options: quietly,
  });
  return (
    <Dialog open title={t('views.save')} width={400} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={form.submit((given) => save.run(given))} message={form.messageOf('root')} label={t('views.save')}>
        <Field label={t('views.name')} required message={form.messageOf('name')} hint={t('views.nameHelp')}>
          <TextInput {...form.field('name')} maxLength={viewNameMost} autoComplete="off" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('views.keep')}
        </Button>
      </Form>
    </Dialog>
  );
}
