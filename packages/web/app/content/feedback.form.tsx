import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { type FeedbackKind, feedbackKinds, feedbackLimits, isContact } from '@mall/contract/content/feedback.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './feedback.module.css';
import { FeedbackPhotos } from './feedback-photos.tsx';
import type { ChosenPhoto } from './shrink-photo.ts';

const first = { kind: 'function' as FeedbackKind, text: '', contact: '' };
type Values = typeof first;
const itemPattern = /^[0-9A-Z-]{4,40}$/;

const rules = checks<Values>({
  text: (text) => {
    const { length } = text.trim();
    if (length === 0) return 'textMissing';
    return length > feedbackLimits.text ? 'textLong' : undefined;
  },
  contact: (contact) => (isContact(contact.trim()) ? undefined : 'contactWrong'),
});

export function FeedbackForm({ onDone }: { onDone: (feedbackNo: string) => void }) {
  const t = useWords('content');
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [search] = useSearchParams();
  const item = search.get('goods') ?? '';
  // Whoever comes from the page of a goods says of which.
  const begun = itemPattern.test(item) ? { ...first, kind: 'goods' as FeedbackKind, text: t('feedback.aboutGoods', { item }) } : first;
  const form = useForm({
    first: begun,
    rules,
    failures: (code) => t(`feedback.${code as 'textMissing' | 'textLong' | 'contactWrong'}`, { most: feedbackLimits.text }),
    places: { 'content.contact': ['contact'] },
  });
  const { kind, text } = form.watch();
  const give = useCall({
    call: feedbackApi.give,
    request: (given: Values) => ({
      body: { ...given, text: given.text.trim(), contact: given.contact.trim(), photos: photos.map(({ base64 }) => base64) },
    }),
    changes: [],
    done: t('feedback.sent'),
    onDone: ({ feedbackNo }) => onDone(feedbackNo),
    options: quietly,
  });

  return (
    <Form className={styles.form} onSubmit={form.submit((given) => give.run(given))} message={form.messageOf('root')}>
      <Field label={t('feedback.kind')} group required>
        <RadioGroup
          options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kind.${value}`) }))}
          value={kind}
          onChange={(value) => form.put({ kind: value as FeedbackKind })}
        />
      </Field>
      <Field label={t('feedback.words')} required message={form.messageOf('text')}>
        <TextArea {...form.field('text')} rows={6} limit={feedbackLimits.text} value={text} placeholder={t('feedback.placeholder')} />
      </Field>
      <Field label={t('feedback.photos')} group hint={t('feedback.photosHint', { most: feedbackLimits.photos })}>
        <FeedbackPhotos photos={photos} onChange={setPhotos} />
      </Field>
      <Field label={t('feedback.contact')} message={form.messageOf('contact')} hint={t('feedback.contactHint')}>
        <TextInput {...form.field('contact')} maxLength={feedbackLimits.contact} autoComplete="tel" />
      </Field>
      <Button type="submit" size="l" busy={form.busy}>
        {t('feedback.send')}
      </Button>
    </Form>
  );
}
