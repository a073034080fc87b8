import { type ReviewWrong, reviewWrongs, reviewWrongWords } from '@mall/contract/review/hide-review.rules.ts';
import { reviewErrors } from '@mall/contract/review/review.errors.ts';
import { reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { reviewReads } from './review.reads.ts';

type Values = { note: string };

/** Why a review is hidden; its writer and the store read it. */
export function HideDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const t = useWords('review');
  const kit = useKitWords();
  const [why, setWhy] = useState<ReviewWrong>('abuse');
  const form = useForm({
    first: { note: '' } as Values,
    rules: checks<Values>({ note: (note) => (why === 'other' && note.trim() === '' ? 'review.reason_required' : undefined) }),
    failures: reviewErrors,
  });
  const hide = useCall({
    call: reviewOperationsApi.hide,
    request: (body: { why: ReviewWrong; note: string }) => ({ params: { id }, body }),
    done: t('hide.done'),
    changes: reviewReads,
    options: quietly,
  });
  const submit = form.submit(async ({ note }) => {
    await hide.run({ why, note: note.trim() });
    onClose();
    onDone();
  });
  return (
    <Dialog open title={t('hide.ask')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('hide.ask')}>
        <p>{t('hide.text')}</p>
        <RadioGroup
          name="why"
          label={t('hide.why')}
          value={why}
          onChange={(value) => setWhy(reviewWrongs.find((one) => one === value) ?? 'abuse')}
          options={reviewWrongs.map((one) => ({ value: one, label: reviewWrongWords[one].zh }))}
        />
        <Field label={t('hide.note')} message={form.messageOf('note')}>
          <TextArea {...form.field('note')} rows={3} maxLength={80} />
        </Field>
        <Button type="submit" look="danger" block busy={form.busy}>
          {t('hide.act')}
        </Button>
      </Form>
    </Dialog>
  );
}
