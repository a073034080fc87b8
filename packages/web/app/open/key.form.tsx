import { reaches } from '@mall/contract/kernel/access.ts';
import { openErrors } from '@mall/contract/open/open.errors.ts';
import { MakeKey, type OpenScope } from '@mall/contract/open/open.rules.ts';
import { openKeyApi } from '@mall/contract/open/open-key.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './open.module.css';

const places = { 'open.name_missing': ['name'], 'open.scopes_missing': ['scopes'], 'open.scope_beyond': ['scopes'] };
const terms = ['', '90', '365', '1095'] as const;

type Values = { name: string; scopes: OpenScope[]; reach: (typeof reaches)[number]; days: string };
type Props = { scopes: readonly OpenScope[]; onClose: () => void; onGiven: (given: { key: string; secret: string }) => void };

/** What a new key is for, how far it sees and for how long. */
export function KeyDialog({ scopes, onClose, onGiven }: Props) {
  const t = useWords('open');
  const shell = useWords('shell');
  const first: Values = { name: '', scopes: [], reach: 'company', days: '365' };
  const form = useForm({
    first,
    rules: MakeKey,
    failures: openErrors,
    places,
    shape: ({ days, ...rest }: Values) => ({ ...rest, days: days === '' ? null : Number(days) }),
  });
  const make = useCall({ call: openKeyApi.make, request: (body: MakeKey) => ({ body }), changes: [openKeyApi.list], options: quietly });
  const submit = form.submit(async (checked) => onGiven(await make.run(checked)));
  const picked = form.watch('scopes');
  const pick = (scope: OpenScope, on: boolean) => form.put({ scopes: on ? [...picked, scope] : picked.filter((one) => one !== scope) });
  return createPortal(
    <Dialog open title={t('make')} width={560} labels={{ close: shell('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={t('make')} onSubmit={submit} message={form.messageOf('root')}>
        <Field label={t('name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={40} autoComplete="off" placeholder="ERP" />
        </Field>
        <Field label={t('scopes')} group required message={form.messageOf('scopes')} hint={t('scopes.hint')}>
          <div className={styles.choices} data-field="scopes">
            {scopes.map((scope) => (
              <Checkbox key={scope} checked={picked.includes(scope)} onChange={({ target }) => pick(scope, target.checked)}>
                {t(`scope.${scope}`)}
              </Checkbox>
            ))}
          </div>
        </Field>
        <Field label={t('reach')} group>
          <RadioGroup
            value={form.watch('reach')}
            onChange={(reach) => form.put({ reach: reach as Values['reach'] })}
            options={reaches.map((reach) => ({ value: reach, label: t(`reach.${reach}`) }))}
          />
        </Field>
        <Field label={t('expire')}>
          <Select
            {...form.field('days')}
            options={terms.map((days) => ({ value: days, label: days ? t('days', { days }) : t('forever') }))}
          />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" busy={form.busy}>
            {t('make.act')}
          </Button>
          <Button look="line" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>,
    document.body,
  );
}
