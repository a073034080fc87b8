import { type ReviewLine, reviewApi } from '@mall/contract/review/review.api.ts';
import { reviewErrors } from '@mall/contract/review/review.errors.ts';
import { reviewLimits, reviewPoints } from '@mall/contract/review/write-review.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { StarChoice } from './star-choice.tsx';
import styles from './write-review.module.css';

type Props = { line: ReviewLine; append?: boolean; onDone: () => void };

/** Score, words and photos for one bought line; later words have no score of their own. */
export function WriteReviewForm({ line, append = false, onDone }: Props) {
  const t = useWords('review');
  const language = useLanguage();
  const answers = useQueryClient();
  const photos = useUploads('image', reviewLimits.photos);
  const faultId = useId();
  const [score, setScore] = useState(0);
  const [text, setText] = useState('');
  const [anonymous, setAnonymous] = useState(false);
  const [tried, setTried] = useState(false);
  const scoreFault = append || score > 0 ? undefined : reviewErrors['review.score_required'].words[language];
  const textFault =
    text.trim() === ''
      ? reviewErrors['review.text_required'].words[language]
      : text.trim().length > reviewLimits.text
        ? t('write.long', { most: reviewLimits.text })
        : undefined;
  const write = useMutation({
    mutationFn: () =>
      browserCall(reviewApi.write, {
        body: {
          orderGoodsId: line.orderGoodsId,
          text: text.trim(),
          photos: photos.urls,
          ...(append ? { append: 1 as const } : { score, anonymous: anonymous ? (1 as const) : (0 as const) }),
        },
      }),
    onSuccess: ({ points }) => {
      toast.ok(points > 0 ? t('write.done', { points }) : t('append.done'));
      onDone();
    },
    onSettled: () =>
      answers.invalidateQueries({ predicate: ({ queryKey }) => /evaluate|\/order\/|header\/info|point/.test(String(queryKey[1])) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (photos.busy) return void toast.info(t('write.wait'));
    if (scoreFault === undefined && textFault === undefined) return write.mutate();
    event.currentTarget.querySelector<HTMLElement>(scoreFault === undefined ? 'textarea' : 'input[type="radio"]')?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!append && (
        <div className={styles.score}>
          <span className={styles.label}>{t('write.score')}</span>
          <StarChoice
            value={score}
            onChange={setScore}
            label={t('write.scoreOf', { name: line.specName })}
            invalid={tried && scoreFault !== undefined}
            describedBy={tried && scoreFault ? faultId : undefined}
          />
          {tried && scoreFault && (
            <span id={faultId} className={styles.fault}>
              {scoreFault}
            </span>
          )}
        </div>
      )}
      <Field label={t(append ? 'append.text' : 'write.text')} required message={tried ? textFault : undefined}>
        <TextArea
          rows={4}
          limit={reviewLimits.text}
          value={text}
          placeholder={t(append ? 'append.hint' : 'write.hint')}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <UploadField
        label={t('write.photos')}
        uploading={photos}
        {...(append ? {} : { hint: t('write.points', { plain: reviewPoints.plain, photos: reviewPoints.photos }) })}
      />
      <div className={styles.acts}>
        {!append && (
          <Checkbox checked={anonymous} onChange={(event) => setAnonymous(event.target.checked)}>
            {t('write.anonymous')}
          </Checkbox>
        )}
        <Button type="submit" busy={write.isPending || photos.busy}>
          {t(append ? 'append.send' : 'write.send')}
        </Button>
      </div>
    </form>
  );
}
