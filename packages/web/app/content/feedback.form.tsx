import { feedbackApi } from '@mall/contract/content/feedback.api.ts';
import { type FeedbackKind, feedbackKinds, feedbackLimits, isContact } from '@mall/contract/content/feedback.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './feedback.module.css';
import { FeedbackPhotos } from './feedback-photos.tsx';
import type { ChosenPhoto } from './shrink-photo.ts';

/** What was typed stays when sending fails; the call layer has then said why. */
export function FeedbackForm({ onDone }: { onDone: (feedbackNo: string) => void }) {
  const t = useWords('content');
  const [kind, setKind] = useState<FeedbackKind>('function');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [looked, setLooked] = useState({ text: false, contact: false });
  const [busy, setBusy] = useState(false);

  const words = text.trim();
  const faults = {
    text:
      words === ''
        ? t('feedback.textMissing')
        : words.length > feedbackLimits.text
          ? t('feedback.textLong', { most: feedbackLimits.text })
          : '',
    contact: isContact(contact.trim()) ? '' : t('feedback.contactWrong'),
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setLooked({ text: true, contact: true });
    const wrong = faults.text ? 'feedback-text' : faults.contact ? 'feedback-contact' : undefined;
    if (wrong) return document.getElementById(wrong)?.focus();
    if (busy) return undefined;
    setBusy(true);
    try {
      const body = { kind, text: words, contact: contact.trim(), photos: photos.map((photo) => photo.base64) };
      const { feedbackNo } = await browserCall(feedbackApi.give, { body });
      toast.ok(t('feedback.sent'));
      return onDone(feedbackNo);
    } catch {
      return setBusy(false);
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <Field label={t('feedback.kind')} group required>
        <RadioGroup
          options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kind.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(value as FeedbackKind)}
        />
      </Field>
      <Field label={t('feedback.words')} required id="feedback-text" message={(looked.text && faults.text) || undefined}>
        <TextArea
          rows={6}
          limit={feedbackLimits.text}
          value={text}
          placeholder={t('feedback.placeholder')}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setLooked((before) => ({ ...before, text: true }))}
        />
      </Field>
      <Field label={t('feedback.photos')} group hint={t('feedback.photosHint', { most: feedbackLimits.photos })}>
        <FeedbackPhotos photos={photos} onChange={setPhotos} />
      </Field>
      <Field
        label={t('feedback.contact')}
        id="feedback-contact"
        message={(looked.contact && faults.contact) || undefined}
        hint={t('feedback.contactHint')}
      >
        <TextInput
          value={contact}
          maxLength={feedbackLimits.contact}
          autoComplete="tel"
          onChange={(event) => setContact(event.target.value)}
          onBlur={() => setLooked((before) => ({ ...before, contact: true }))}
        />
      </Field>
      <Button type="submit" size="l" busy={busy}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
