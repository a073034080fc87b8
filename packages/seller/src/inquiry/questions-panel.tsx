import { AskQuestion } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationDetail } from '@mall/contract/inquiry/invitation-data.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry.reads.ts';

/** Questions and answers, which all who are invited see; who asked nobody is told. */
export function QuestionsPanel({ found, may }: { found: InvitationDetail; may: boolean }) {
  const t = useWords('inquiry');
  const asks = may && found.actions.includes('ask');
  if (found.questions.length === 0 && !asks) return null;
  return (
    <Panel
      bordered
      title={
        <>
          {t('question')} <span className={`meta ${styles.soft}`}>{t('question.all')}</span>
        </>
      }
    >
      {found.questions.length > 0 && (
        <ul className={styles.questions}>
          {found.questions.map((one) => (
            <li key={one.id}>
              <b>{one.question}</b>
              <span className="meta">
                {t(one.mine ? 'question.mine' : 'question.other')} <span className="num">{one.askedAt.slice(5, 16)}</span>
              </span>
              <span>{one.answer || t('question.waiting')}</span>
              {one.files.map(({ url, name }) => (
                <a key={url} href={url} target="_blank" rel="noreferrer" className="link">
                  {name}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
      {asks && <QuestionForm id={found.id} />}
    </Panel>
  );
}

function QuestionForm({ id }: { id: string }) {
  const t = useWords('inquiry');
  const form = useForm({ first: { question: '' }, rules: AskQuestion, failures: inquiryFailures });
  const send = useCall({
    call: inquirySellerApi.ask,
    request: (body: AskQuestion) => ({ params: { id }, body }),
    done: t('question.done'),
    changes: inquiryReads,
    options: quietly,
  });
  return (
    <Form
      className={styles.ask ?? ''}
      label={t('question.ask')}
      message={form.messageOf('root')}
      onSubmit={form.submit(async (checked) => {
        await send.run(checked);
        form.reset({ question: '' });
      })}
    >
      <Field id="question" label={t('question.own')} message={form.messageOf('question')}>
        <TextArea {...form.field('question')} rows={2} limit={500} value={form.watch('question')} />
      </Field>
      <Button type="submit" look="line" size="s" busy={form.busy}>
        {t('question.send')}
      </Button>
    </Form>
  );
}
