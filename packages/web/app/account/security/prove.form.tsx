import { securityApi } from '@mall/contract/account/security.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { missing } from '@mall/kit/sign-in/form-faults.ts';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useId, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { CodeForm } from './code.form.tsx';
import styles from './security.module.css';
import { securityFailures, securityPlaces } from './security-faults.ts';

const ways = ['sms', 'password'] as const;

const prove = async (body: { code: string } | { password: string }) => {
  await browserCall(securityApi.prove, { body }, quietly);
  await askAgain([securityApi.state]);
};

/** The old mobile or the password: one of them, as the reader can. */
export function ProveForm({ mobile }: { mobile: string }) {
  const t = useWords('account/security');
  const [way, setWay] = useState<(typeof ways)[number]>('sms');
  const { thing: me } = useDetail(ask(memberApi.home, {}));
  const id = useId();
  return (
    <div className={styles.narrow}>
      <Tabs
        label={t('prove.ways')}
        items={ways.map((one) => ({ id: one, label: t(`prove.${one}`) }))}
        value={way}
        onChange={setWay}
        panelId={(one) => `${id}-${one}`}
      />
      <div id={`${id}-${way}`} role="tabpanel" aria-label={t(`prove.${way}`)} className={styles.narrow}>
        {way === 'password' && <PasswordProof />}
        {way === 'sms' && (
          <>
            <p className="meta">{t('prove.to', { mobile })}</p>
            {me && <CodeForm label={t('prove.sms')} known={me.memberMobile} act={t('prove.next')} onCode={(code) => prove({ code })} />}
            <Note>{t('prove.lost')}</Note>
          </>
        )}
      </div>
    </div>
  );
}

function PasswordProof() {
  const t = useWords('account/security');
  const form = useForm({
    first: { password: '' },
    rules: checks<{ password: string }>({ password: missing('account.password_required') }),
    failures: securityFailures,
    places: securityPlaces,
  });
  const submit = form.submit(async ({ password }) => {
    const [sealed] = await sealPasswords(password);
    await prove({ password: sealed });
  });
  return (
    <Form label={t('prove.password')} message={form.messageOf('root')} onSubmit={submit}>
      <PasswordField
        label={t('password')}
        input={form.field('password')}
        message={form.messageOf('password')}
        autoComplete="current-password"
      />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('prove.next')}
      </Button>
    </Form>
  );
}
