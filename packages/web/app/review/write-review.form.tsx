import { type ReviewLine, reviewApi } from '@mall/contract/review/review.api.ts';
import { reviewErrors } from '@mall/contract/review/review.errors.ts';
import { reviewLimits, WriteReview } from '@mall/contract/review/write-review.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import { pointRulesAsk } from '../marketing/mine/points-ask.ts';
import { reviewReads } from './review.changes.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './write-review.module.css';

type Props = { line: ReviewLine; append?: boolean; onDone: () => void };

/** Score, words and photos for one bought line; later words have no score of their own. */
export function WriteReviewForm({ line, append = false, onDone }: Props) {
  const t = useWords('review');
  const language = useLanguage();
  const { data: given } = useList(pointRulesAsk);
  const photos = useUploads('image', reviewLimits.photos);
  const faultId = useId();
  const form = useForm({
    first: { score: 0, text: '', anonymous: false },
    rules: WriteReview,
    // What has no words of its own is a text that is too long.
    failures: (code) =>
      code in reviewErrors ? reviewErrors[code as keyof typeof reviewErrors].words[language] : t('write.long', { most: reviewLimits.text }),
    shape: ({ score, text, anonymous }) => ({
      orderGoodsId: line.orderGoodsId,
      text,
      photos: photos.urls,
      ...(append ? { append: 1 } : { score, anonymous: anonymous ? 1 : 0 }),
    }),
    places: { 'review.score': ['score'], 'review.text': ['text'] },
  });
  const scoreFault = form.messageOf('score');
  const write = useCall({
    call: reviewApi.write,
    request: (body: WriteReview) => ({ body }),
    changes: reviewReads,
    done: ({ points }) => (append ? t('append.done') : points > 0 ? t('write.done', { points }) : t('write.published')),
    onDone,
    options: quietly,
  });
  const submit = form.submit((checked) => (photos.busy ? toast.info(t('write.wait')) : write.run(checked)));
  return (
    <Form className={styles.form} onSubmit={submit} message={form.messageOf('root')}>
      {!append && (
        <div className={styles.score} data-field="score">
          <span className={styles.label}>{t('write.score')}</span>
          <StarChoice
            value={form.watch('score')}
            onChange={(score) => form.put({ score })}
            label={t('write.scoreOf', { name: line.specName })}
            invalid={scoreFault !== undefined}
            describedBy={scoreFault ? faultId : undefined}
          />
          {scoreFault && (
            <span id={faultId} className={styles.fault}>
              {scoreFault}
            </span>
          )}
        </div>
      )}
      <Field label={t(append ? 'append.text' : 'write.text')} required message={form.messageOf('text')}>
        <TextArea
          rows={4}
          limit={reviewLimits.text}
          {...form.field('text')}
          value={form.watch('text')}
          placeholder={t(append ? 'append.hint' : 'write.hint')}
        />
      </Field>
      <UploadField
        label={t('write.photos')}
        uploading={photos}
        {...(!append && given && { hint: t('write.points', { plain: given.reviewPoints, photos: given.photoPoints }) })}
      />
      <div className={styles.acts}>
        {!append && <Checkbox {...form.field('anonymous')}>{t('write.anonymous')}</Checkbox>}
        <Button type="submit" busy={form.busy || photos.busy}>
          {t(append ? 'append.send' : 'write.send')}
        </Button>
      </div>
    </Form>
  );
}
