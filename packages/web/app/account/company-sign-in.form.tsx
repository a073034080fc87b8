import { identityErrors } from '@mall/contract/account/identity.errors.ts';
import { securityErrors } from '@mall/contract/account/security.errors.ts';
import { emailPattern, plainEmail } from '@mall/contract/account/security.rules.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { goToProvider } from '@mall/kit/session/go-to-provider.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useSearchParams } from 'react-router';
import { wantedPage } from '../kernel/guard.ts';
import { useWords } from '../kernel/words.tsx';

type Values = { email: string };

const emailFault = (email: string) => {
  if (email === '') return 'account.email_required' as const;
  return emailPattern.test(email) ? undefined : ('account.email_wrong' as const);
};

/** Whoever's company has an identity provider of its own proves there who he is; the mailbox says which one it is. */
export function CompanySignInForm() {
  const t = useWords('account');
  const [search] = useSearchParams();
  const form = useForm({
    first: { email: '' } as Values,
    rules: checks<Values>({ email: emailFault }),
    failures: { ...identityErrors, ...securityErrors },
    places: { 'identity.domain_unknown': ['email'] },
  });
  const submit = form.submit(({ email }) => goToProvider(wantedPage(search), email));
  return (
    <Form onSubmit={submit} message={form.messageOf('root')} label={t('login.company')}>
      <Field label={t('company.email')} message={form.messageOf('email')} hint={t('company.hint')}>
        <TextInput {...form.field('email', { setValueAs: plainEmail })} type="email" autoComplete="email" maxLength={254} />
      </Field>
      <Button type="submit" size="l" block busy={form.busy}>
        {t('company.submit')}
      </Button>
    </Form>
  );
}
