import { companyIdentityApi } from '@mall/contract/account/company-identity.api.ts';
import { identityErrors } from '@mall/contract/account/identity.errors.ts';
import { SaveIdentity } from '@mall/contract/account/identity.rules.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import styles from './company-identity.module.css';

const places = {
  'identity.domain': ['domain'],
  'identity.issuer': ['issuer'],
  'identity.client': ['clientId'],
  'identity.secret': ['clientSecret'],
  'identity.role': ['roleId'],
} as const;

type Props = Pick<DataOf<typeof companyIdentityApi.connection>, 'connection' | 'roles' | 'sandboxIssuer'>;

/** The provider, the domain that leads to it, and what newcomers can do. */
export function IdentityForm({ connection, roles, sandboxIssuer }: Props) {
  const t = useWords('account/identity');
  const { domain = '', issuer = '', clientId = '', roleId = null } = connection ?? {};
  const form = useForm({
    first: { domain, issuer, clientId, clientSecret: '', roleId } as SaveIdentity,
    rules: SaveIdentity,
    failures: identityErrors,
    places,
  });
  const save = useCall({
    call: companyIdentityApi.save,
    request: (body: SaveIdentity) => ({ body }),
    changes: [companyIdentityApi.connection],
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await save.run(values);
  });
  return (
    <Form className={styles.form ?? ''} label={t('provider')} onSubmit={submit} message={form.messageOf('root')}>
      <Field label={t('domain')} required message={form.messageOf('domain')} hint={t('domain.hint')}>
        <TextInput {...form.field('domain')} maxLength={190} autoComplete="off" placeholder="example.com" />
      </Field>
      <Field label={t('issuer')} required message={form.messageOf('issuer')} hint={t('issuer.hint')}>
        <TextInput {...form.field('issuer')} type="url" maxLength={300} autoComplete="off" placeholder="https://login.example.com" />
      </Field>
      {sandboxIssuer !== undefined && form.watch('issuer') !== sandboxIssuer && (
        <div className={styles.row}>
          <Button look="line" size="s" onClick={() => form.put({ issuer: sandboxIssuer })}>
            {t('sandbox')}
          </Button>
          <span className="meta">{t('sandbox.about')}</span>
        </div>
      )}
      <Field label={t('client')} required message={form.messageOf('clientId')}>
        <TextInput {...form.field('clientId')} maxLength={200} autoComplete="off" />
      </Field>
      <Field
        label={t('secret')}
        required={connection === null}
        message={form.messageOf('clientSecret')}
        hint={connection ? t('secret.kept') : t('secret.hint')}
      >
        <TextInput {...form.field('clientSecret')} type="password" maxLength={200} autoComplete="new-password" />
      </Field>
      <Field label={t('role')} message={form.messageOf('roleId')} hint={t('role.hint')}>
        <Select
          value={form.watch('roleId') ?? ''}
          onChange={({ target }) => form.put({ roleId: target.value || null })}
          placeholder={t('role.none')}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <div className={styles.row}>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        <span className="meta">{t('save.about')}</span>
      </div>
    </Form>
  );
}
