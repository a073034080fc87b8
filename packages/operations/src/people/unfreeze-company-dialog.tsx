import { certifyingErrors } from '@mall/contract/company/certifying.errors.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
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
import { useWords } from '../kernel/words.ts';
import { companiesReads } from './companies.reads.ts';

type Values = { reason: string };

/** Lets a company buy again; its administrators read why. */
export function UnfreezeCompanyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const kit = useKitWords();
  const form = useForm({
    first: { reason: '' } as Values,
    rules: checks<Values>({ reason: (reason) => (reason.trim() === '' ? 'company.reason_required' : undefined) }),
    failures: certifyingErrors,
  });
  const unfreeze = useCall({
    call: companiesApi.unfreeze,
    request: ({ reason }: Values) => ({ params: { id }, body: { reason } }),
    done: t('unfreeze.done'),
    changes: companiesReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await unfreeze.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('unfreeze.ask', { name })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('unfreeze.ask', { name })}>
        <p>{t('company.unfreezeText')}</p>
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
