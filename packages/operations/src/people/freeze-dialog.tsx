import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { freezeHours } from '@mall/contract/account/people.rules.ts';
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
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './members.module.css';
import { peopleReads } from './people.reads.ts';

const usual = ['stolen', 'posing', 'abuse', 'asked'] as const;
const lengths = ['24', '168', 'open'] as const;
type Values = { reason: string };

/** Why and for how long; what follows is said first. */
export function FreezeDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useWords('people');
  const kit = useKitWords();
  const [length, setLength] = useState<(typeof lengths)[number]>('24');
  const form = useForm({
    first: { reason: '' } as Values,
    rules: checks<Values>({ reason: (reason) => (reason.trim() === '' ? 'account.reason_required' : undefined) }),
    failures: counterErrors,
  });
  const freeze = useCall({
    call: peopleOperationsApi.freeze,
    request: ({ reason }: Values) => ({
      params: { id },
      body: { reason, hours: freezeHours.find((hours) => String(hours) === length) ?? null },
    }),
    done: t('freeze.done'),
    changes: peopleReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await freeze.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('freeze.ask', { name })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('freeze.ask', { name })}>
        <p>{t('freeze.text')}</p>
        <div className={styles.reasons}>
          {usual.map((one) => (
            <Button key={one} look="line" size="s" onClick={() => form.put({ reason: t(`usual.${one}`) })}>
              {t(`usual.${one}`)}
            </Button>
          ))}
        </div>
        <Field label={t('reason')} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={3} maxLength={100} />
        </Field>
        <RadioGroup
          name="length"
          label={t('freeze.length')}
          value={length}
          onChange={(value) => setLength(lengths.find((one) => one === value) ?? '24')}
          options={lengths.map((one) => ({ value: one, label: t(`length.${one}`) }))}
        />
        <Button type="submit" look="danger" block busy={form.busy}>
          {t('freeze.go', { length: t(`length.${length}`) })}
        </Button>
      </Form>
    </Dialog>
  );
}
