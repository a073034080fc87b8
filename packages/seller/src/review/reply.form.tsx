import { deskApi } from '@mall/contract/account/desk.api.ts';
import { reviewErrors } from '@mall/contract/review/review.errors.ts';
import { ReplyReview, replyMost } from '@mall/contract/review/review-reply.rules.ts';
import { type StoreReview, sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './reviews.module.css';

const usual = ['usual.1', 'usual.2', 'usual.3'] as const;

/** The answer of the store, or another wording of it. */
export function ReplyForm({ review, onClose }: { review: StoreReview; onClose: () => void }) {
  const t = useWords('review');
  const changes = review.reply !== undefined;
  const form = useForm({
    first: { text: review.reply?.text ?? '', before: review.reply?.text ?? '' },
    rules: ReplyReview,
    failures: reviewErrors,
  });
  const reply = useCall({
    call: sellerReviewApi.reply,
    request: (body: ReplyReview) => ({ params: { id: review.id }, body }),
    changes: [sellerReviewApi.page, deskApi.desk],
    done: t(changes ? 'changed' : 'done'),
    onDone: onClose,
    options: quietly,
  });
  return (
    <Form
      className={styles.form}
      label={t('form.label', { name: review.memberName })}
      message={form.messageOf('root')}
      onSubmit={form.submit((given) => reply.run(given))}
    >
      <div className={styles.usual}>
        {usual.map((name) => (
          <Button key={name} look="line" size="s" onClick={() => form.put({ text: t(name) })}>
            {t(name)}
          </Button>
        ))}
      </div>
      <Field label={t('form.text')} required message={form.messageOf('text')}>
        <TextArea {...form.field('text')} rows={3} limit={replyMost} value={form.watch('text')} />
      </Field>
      <p className={styles.acts}>
        <Button type="submit" size="s" busy={form.busy}>
          {t(changes ? 'form.save' : 'form.send')}
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          {t('form.back')}
        </Button>
      </p>
    </Form>
  );
}
