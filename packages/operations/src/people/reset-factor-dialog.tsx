import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { peopleReads } from './people.reads.ts';

type Values = { reason: string; code: string };

/** Takes a second factor that was lost; whoever does it gives a code of his own. */
export function ResetFactorDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const kit = useKitWords();
  const form = useForm({
    first: { reason: '', code: '' } as Values,
    rules: checks<Values>({
      reason: (reason) => (reason.trim() === '' ? 'account.reason_required' : undefined),
      code: (code) => (plainFactorCode(code) === '' ? 'account.factor_required' : undefined),
    }),
    failures: counterErrors,
    places: { 'account.factor': ['code'], 'account.reason': ['reason'] },
  });
  const reset = useCall({
    call: peopleOperationsApi.resetFactor,
    request: (body: Values) => ({ params: { id }, body }),
    done: t('resetFactor.done'),
    changes: peopleReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await reset.run(values);
    onClose();
  });
  const title = t('resetFactor.ask', { name });
  return (
    <Dialog open title={title} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <p>{t('resetFactor.text')}</p>
        <Field label={t('reason')} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={3} maxLength={100} />
        </Field>
        <Field label={t('ownCode')} message={form.messageOf('code')}>
          <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('resetFactor.act')}
        </Button>
      </Form>
    </Dialog>
  );
}
