import { certifyingErrors } from '@mall/contract/company/certifying.errors.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
import { type CompanyFreezeCode, companyFreezeCodes, companyFreezeWords } from '@mall/contract/company/freeze.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
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
import { companiesReads } from './companies.reads.ts';

type Values = { note: string };

/** Why a company is frozen; what follows is said first. */
export function FreezeCompanyDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const kit = useKitWords();
  const [code, setCode] = useState<CompanyFreezeCode>('listed');
  const form = useForm({
    first: { note: '' } as Values,
    rules: checks<Values>({ note: (note) => (code === 'other' && note.trim() === '' ? 'company.reason_required' : undefined) }),
    failures: certifyingErrors,
  });
  const freeze = useCall({
    call: companiesApi.freeze,
    request: ({ note }: Values) => ({ params: { id }, body: { why: code, note: note.trim() } }),
    done: t('freeze.done'),
    changes: companiesReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await freeze.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('freeze.ask', { name })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('freeze.ask', { name })}>
        <p>{t('company.freezeText')}</p>
        <RadioGroup
          name="code"
          label={t('reason')}
          value={code}
          onChange={(value) => setCode(companyFreezeCodes.find((one) => one === value) ?? 'other')}
          options={companyFreezeCodes.map((one) => ({ value: one, label: companyFreezeWords[one].zh }))}
        />
        <Field label={t('company.note')} message={form.messageOf('note')}>
          <TextArea {...form.field('note')} rows={3} maxLength={80} />
        </Field>
        <Button type="submit" look="danger" block busy={form.busy}>
          {t('company.freeze')}
        </Button>
      </Form>
    </Dialog>
  );
}
