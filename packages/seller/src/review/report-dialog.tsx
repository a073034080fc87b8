import { type ReviewWrong, reviewWrongs, reviewWrongWords } from '@mall/contract/review/hide-review.rules.ts';
import { reviewErrors } from '@mall/contract/review/review.errors.ts';
import { type StoreReview, sellerReviewApi } from '@mall/contract/review/review-seller.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';

type Values = { note: string };

/** Asks the mall to look at a review; it is shown until the mall has decided. */
export function ReportDialog({ review, onClose }: { review: StoreReview; onClose: () => void }) {
  const t = useWords('review');
  const kit = useKitWords();
  const language = useLanguage();
  const [why, setWhy] = useState<ReviewWrong>('untrue');
  const form = useForm({
    first: { note: '' } as Values,
    rules: checks<Values>({ note: (note) => (why === 'other' && note.trim() === '' ? 'review.reason_required' : undefined) }),
    failures: reviewErrors,
  });
  const report = useCall({
    call: sellerReviewApi.report,
    request: (body: { why: ReviewWrong; note: string }) => ({ params: { id: review.id }, body }),
    done: t('report.done'),
    changes: [sellerReviewApi.page],
    options: quietly,
  });
  const submit = form.submit(async ({ note }) => {
    await report.run({ why, note: note.trim() });
    onClose();
  });
  return (
    <Dialog open title={t('report.ask')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('report.ask')}>
        <p>{t('report.text')}</p>
        <RadioGroup
          name="why"
          label={t('report.why')}
          value={why}
          onChange={(value) => setWhy(reviewWrongs.find((one) => one === value) ?? 'untrue')}
          options={reviewWrongs.map((one) => ({ value: one, label: reviewWrongWords[one][language] }))}
        />
        <Field label={t('report.note')} message={form.messageOf('note')}>
          <TextArea {...form.field('note')} rows={3} maxLength={80} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('act.report')}
        </Button>
      </Form>
    </Dialog>
  );
}
