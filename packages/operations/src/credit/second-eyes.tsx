import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { creditErrors } from '@mall/contract/credit/credit.errors.ts';
import { type CreditAct, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { yuanText } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';

type Values = { code: string };

/** What one person has entered and another confirms with the second factor, or gives back. */
export function SecondEyes({ act, onDone }: { act: CreditAct; onDone?: () => void }) {
  const t = useWords('credit');
  const { id } = act;
  const returnWord = t(act.ownEntry ? 'second.takeBack' : 'second.return');
  const form = useForm({
    first: { code: '' } as Values,
    rules: checks<Values>({ code: (code) => (plainFactorCode(code) === '' ? 'account.factor_required' : undefined) }),
    failures: { ...counterErrors, ...creditErrors },
    places: { 'account.factor': ['code'] },
  });
  const confirm = useCall({
    call: creditOperationsApi.confirm,
    request: ({ code }: Values) => ({ params: { id }, body: { code } }),
    done: t('second.confirmed'),
    changes: creditReads,
    options: quietly,
  });
  const back = useReasonAct({
    call: creditOperationsApi.return,
    request: (_: void, reason) => ({ params: { id }, body: { reason } }),
    why: () => ({
      title: t('second.returnAsk'),
      text: t('second.returnText'),
      reasons: [t('second.why.amount'), t('second.why.proof'), t('second.why.again')],
      words: { act: returnWord },
    }),
    done: t('second.returned'),
    changes: creditReads,
  });
  const submit = form.submit(async (values) => {
    await confirm.run(values);
    onDone?.();
  });
  return (
    <section className={styles.second} aria-label={t('second.title', { kind: t(`kind.${act.kind}`), amount: yuanText(act.amount) })}>
      <h3>{t('second.title', { kind: t(`kind.${act.kind}`), amount: yuanText(act.amount) })}</h3>
      <p className="meta">
        {t('second.by', { name: act.enteredBy, at: act.enterDate.slice(5, 16) })}
        {act.termDays !== null &&
          ` · ${t('app.term')} ${t('app.termText', { days: act.termDays })} · ${t('app.valid')} ${act.validTo ?? ''}`}
        {act.proof && ` · ${t('act.repay.proof')} ${act.proof}`}
        {act.reason && ` · ${act.reason}`}
      </p>
      {act.ownEntry ? (
        <Note tone="warn">{t('second.own')}</Note>
      ) : (
        <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
          <Field label={t('second.code')} message={form.messageOf('code')} hint={t('second.codeHint')}>
            <TextInput {...form.field('code')} className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Field>
          <Button type="submit" busy={form.busy}>
            {t('second.confirm')}
          </Button>
        </Form>
      )}
      <Button look="line" size="s" onClick={() => back.start()}>
        {returnWord}
      </Button>
      {back.question}
    </section>
  );
}
