import { feedbackLimits } from '@mall/contract/content/feedback.rules.ts';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './feedback.module.css';
import { feedbackReads } from './feedback.reads.ts';

type Values = { answer: string };
const rules = checks<Values>({ answer: (answer) => (answer.trim() === '' ? 'required' : undefined) });

/** Answers it, or closes it where there is nothing to say; the next one opens. */
export function AnswerForm({ id, onEnded }: { id: string; onEnded: () => void }) {
  const t = useWords('feedback');
  const form = useForm({ first: { answer: '' } as Values, rules, failures: () => t('answer.required') });
  const answer = useCall({
    call: feedbackOperationsApi.end,
    request: (body: Values) => ({ params: { id }, body }),
    done: t('answer.done'),
    changes: feedbackReads,
  });
  const close = useAct({
    call: feedbackOperationsApi.end,
    request: () => ({ params: { id }, body: { answer: '' } }),
    ask: () => ({ title: t('close.ask'), text: t('close.text'), act: t('close.act') }),
    done: t('close.done'),
    onDone: onEnded,
    changes: feedbackReads,
  });
  const submit = form.submit(async (values) => {
    await answer.run({ answer: values.answer.trim() });
    onEnded();
  });
  return (
    <Form onSubmit={submit} label={t('answer')} className={styles.form}>
      <Field label={t('answer')} hint={t('answer.hint')} message={form.messageOf('answer')}>
        <TextArea {...form.field('answer')} rows={3} limit={feedbackLimits.text} value={form.watch().answer} />
      </Field>
      <p className={styles.acts}>
        <Button look="line" onClick={() => close.start()}>
          {t('close.act')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('answer.act')}
        </Button>
      </p>
      {close.question}
    </Form>
  );
}
