import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { accountPlaces, missing, repeatFault } from '@mall/kit/sign-in/form-faults.ts';
import { NewPasswordFields } from '@mall/kit/sign-in/new-password-fields.tsx';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './security.module.css';

type Values = { oldPassword: string; password: string; repeat: string };

const me = ask(memberApi.home, {});

/** Opened by somebody who wants to type: its first field has the focus. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useWords('account');
  const language = useLanguage();
  const { data } = useQuery(queryOf(me, language));
  const about = { memberName: data?.memberName, mobile: data?.memberMobile };
  const form = useForm({
    first: { oldPassword: '', password: '', repeat: '' } as Values,
    rules: checks<Values>({
      oldPassword: missing('account.password_required'),
      password: (value, { oldPassword: old }) => passwordFault(value, { ...about, oldPassword: old }),
      repeat: repeatFault,
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, messageOf } = form;
  const [oldPassword, password] = form.watch(['oldPassword', 'password']);
  const submit = form.submit(async (values) => {
    const [sealedOld, sealedNew] = await sealPasswords(values.oldPassword, values.password);
    await browserCall(accountApi.changePassword, { body: { oldPassword: sealedOld, newPassword: sealedNew } }, quietly);
    form.reset();
    toast.ok(t('security.changed'));
    onDone();
    await askAgain([accountApi.devices, securityApi.state]);
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), []);
  return (
    <div ref={place} className={styles.narrow}>
      <Form onSubmit={submit} message={messageOf('root')} label={t('security.password')}>
        <input type="text" name="username" autoComplete="username" value={about.mobile ?? ''} readOnly hidden />
        <PasswordField
          label={t('field.oldPassword')}
          input={field('oldPassword')}
          message={messageOf('oldPassword')}
          autoComplete="current-password"
          size="m"
        />
        <NewPasswordFields
          t={t}
          label={t('field.newPassword')}
          size="m"
          password={field('password')}
          repeat={field('repeat')}
          messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
          typed={password}
          about={{ memberName: about.memberName ?? '', mobile: about.mobile ?? '', oldPassword }}
        />
        <p className="meta">{t('security.passwordNote')}</p>
        <Button type="submit" className={styles.save ?? ''} busy={form.busy}>
          {t('security.change')}
        </Button>
      </Form>
    </div>
  );
}
