import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { AnswerQuestion } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { InquiryDetail, ShownQuestion } from '@mall/contract/inquiry/inquiry-data.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './inquiry.module.css';
import { FileLinks } from './inquiry-facts.tsx';
import { inquiryReads } from './inquiry-reads.ts';

/** What suppliers asked, and what all of them were answered. Who asked stays with the mall. */
export function Questions({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useWords('inquiry');
  const when = useMoment();
  const { questions } = inquiry;
  if (questions.length === 0) return null;
  const open = questions.filter(({ answeredAt }) => answeredAt === null).length;
  const answers = inquiry.actions.includes('answer');
  return (
    <Panel
      bordered
      flush
      id="questions"
      title={t('questions.title')}
      extra={<span className="meta">{t('questions.count', { count: questions.length, open })}</span>}
    >
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <p className={styles.asked}>
              {question.answeredAt === null && (
                <StatusMark mark="open" tone="amber">
                  {t('questions.open')}
                </StatusMark>
              )}
              <span>
                <Typed>{question.question}</Typed>
              </span>
              <span className="meta num">{when.moment(question.askedAt, 'brief')}</span>
            </p>
            {question.answeredAt !== null && (
              <div className={styles.answer}>
                <p>
                  <Typed>{question.answer}</Typed>
                </p>
                <FileLinks files={question.files} />
                <p className="meta">
                  <Typed>{question.answeredBy}</Typed> <span className="num">{when.moment(question.answeredAt, 'brief')}</span>
                </p>
              </div>
            )}
            {question.answeredAt === null && answers && <AnswerForm inquiryId={inquiry.id} question={question} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AnswerForm({ inquiryId, question }: { inquiryId: string; question: ShownQuestion }) {
  const t = useWords('inquiry');
  const files = useUploads('file', 1);
  const form = useForm({
    first: { questionId: question.id, answer: '', files: [] } as AnswerQuestion,
    rules: AnswerQuestion,
    failures: inquiryFailures,
    shape: (typed) => ({ ...typed, files: files.sent }),
  });
  const send = useCall({
    call: inquiryApi.answer,
    request: (body: AnswerQuestion) => ({ params: { id: inquiryId }, body }),
    done: t('questions.done'),
    changes: inquiryReads,
    options: quietly,
  });
  return (
    <Form
      className={styles.form ?? ''}
      label={t('questions.answer')}
      message={form.messageOf('root')}
      onSubmit={form.submit(async (checked) => {
        if (!files.busy) await send.run(checked);
      })}
    >
      <Field label={t('questions.answer')} required message={form.messageOf('answer')} hint={t('questions.all')}>
        <TextArea {...form.field('answer')} rows={2} limit={500} value={form.watch('answer')} />
      </Field>
      <UploadField rows label={t('questions.file')} uploading={files} />
      <Button type="submit" size="s" busy={form.busy} disabled={files.busy}>
        {t('questions.send')}
      </Button>
    </Form>
  );
}
