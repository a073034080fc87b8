import { accountApi } from '@mall/contract/account/account.api.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask, keyOf, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { deviceQuestion } from './device-question.ts';
import { missing } from './form-faults.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { sealPasswords } from './seal-passwords.ts';
import styles from './security.module.css';
import { useAccountForm } from './use-account-form.ts';

type Values = { oldPassword: string; password: string; repeat: string };

const me = ask(memberApi.home, {});

export function ChangePasswordForm() {
  const t = useWords('account');
  const language = useLanguage();
  const answers = useQueryClient();
  const { data } = useQuery(queryOf(me, language));
  const form = useAccountForm<Values>({ oldPassword: '', password: '', repeat: '' });
  const { field, messageOf, showRefusal } = form;
  const [oldPassword, password] = form.watch(['oldPassword', 'password']);
  const about = { memberName: data?.memberName, mobile: data?.memberMobile };
  const submit = form.handleSubmit(async (values) => {
    try {
      const [sealedOld, sealedNew] = await sealPasswords(values.oldPassword, values.password);
      await browserCall(accountApi.changePassword, { body: { oldPassword: sealedOld, newPassword: sealedNew } }, quietly);
      form.reset();
      toast.ok(t('security.changed'));
      await answers.invalidateQueries({ queryKey: keyOf(deviceQuestion, language) });
    } catch (error) {
      showRefusal(error);
    }
  });
  return (
    <Panel bordered title={t('security.password')}>
      <div className={styles.narrow}>
        <Form onSubmit={submit} message={messageOf('root')} label={t('security.password')}>
          <input type="text" name="username" autoComplete="username" value={about.mobile ?? ''} readOnly hidden />
          <PasswordField
            label={t('field.oldPassword')}
            input={field('oldPassword', { validate: missing('account.password_required') })}
            message={messageOf('oldPassword')}
            autoComplete="current-password"
            size="m"
          />
          <NewPasswordFields
            size="m"
            password={field('password', {
              validate: (value, { oldPassword: old }) => passwordFault(value, { ...about, oldPassword: old }),
            })}
            repeat={field('repeat', { validate: (value, { password: chosen }) => value === chosen || 'account.password_repeat' })}
            messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
            typed={password}
            about={{ memberName: about.memberName ?? '', mobile: about.mobile ?? '', oldPassword }}
          />
          <p className="meta">{t('security.passwordNote')}</p>
          <Button type="submit" className={styles.save ?? ''} busy={form.formState.isSubmitting}>
            {t('security.change')}
          </Button>
        </Form>
      </div>
    </Panel>
  );
}
