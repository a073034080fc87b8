import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { type WrongCase, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useId } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';

type Values = { code: string };

/** The second pair of eyes: confirms with the code of the authenticator, or gives the proposal back with a reason. The fields stand in the case, the buttons at its foot. */
export function ConfirmWrongForm({
  wrong,
  onDecided,
  children,
}: {
  wrong: WrongCase;
  onDecided: () => void;
  children: (fields: ReactNode) => ReactNode;
}) {
  const t = useWords('money');
  const formId = useId();
  const { id, proposal } = wrong;
  const mayConfirm = wrong.actions.includes('confirm');
  const form = useForm({
    first: { code: '' } as Values,
    rules: checks<Values>({ code: (code) => (plainFactorCode(code) === '' ? 'account.factor_required' : undefined) }),
    failures: counterErrors,
    places: { 'account.factor': ['code'] },
  });
  const confirm = useCall({
    call: wrongPaymentApi.confirm,
    request: ({ code }: Values) => ({ params: { id }, body: { proposal, code } }),
    done: t('wrong.confirmed'),
    changes: moneyReads,
    options: quietly,
  });
  const back = useReasonAct({
    call: wrongPaymentApi.return,
    request: (_: void, reason) => ({ params: { id }, body: { proposal, reason } }),
    why: () => ({
      title: t('wrong.returnAsk'),
      text: t('wrong.returnText'),
      reasons: [t('wrong.why.cancelled'), t('wrong.why.proof'), t('wrong.why.order')],
      words: { act: t('wrong.return') },
    }),
    done: t('wrong.returned'),
    changes: moneyReads,
  });
  const submit = form.submit(async (values) => {
    await confirm.run(values);
    onDecided();
  });
  const fields = mayConfirm && (
    <CasePart title={t('wrong.second')}>
      <Form id={formId} className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <Field label={t('wrong.code')} message={form.messageOf('code')} hint={t('wrong.codeHint')}>
          <TextInput {...form.field('code')} className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        </Field>
      </Form>
    </CasePart>
  );
  return (
    <>
      {children(fields)}
      <CaseFoot
        aside={
          <Button look="line" onClick={() => back.start()}>
            {t('wrong.return')}
          </Button>
        }
      >
        <Button type="submit" form={formId} busy={form.busy} disabled={!mayConfirm}>
          {t(`wrong.confirm.${wrong.way ?? 'book'}`)}
        </Button>
        {!mayConfirm && <span className="meta">{t('wrong.needsOther')}</span>}
      </CaseFoot>
      {back.question}
    </>
  );
}
