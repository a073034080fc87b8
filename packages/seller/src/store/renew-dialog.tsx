import { deskApi } from '@mall/contract/account/desk.api.ts';
import { contentErrors } from '@mall/contract/content/content.errors.ts';
import { applicationErrors } from '@mall/contract/store/application.errors.ts';
import { paperFilesMost } from '@mall/contract/store/application.rules.ts';
import { paperApi, type StorePaper } from '@mall/contract/store/paper.api.ts';
import type { PaperFields } from '@mall/contract/store/paper.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { DayField } from '../register/day-field.tsx';

type Values = { number: string; validUntil: string };
const rules = checks<Values>({ validUntil: (day) => (day !== '' && !isDay(day) ? 'store.day_wrong' : undefined) });
const failures = { ...applicationErrors, ...contentErrors };

/** Hands in the next paper: its number, until when it holds, and its pages. */
export function RenewDialog({ paper, onClose }: { paper: StorePaper; onClose: () => void }) {
  const t = useWords('store');
  const kit = useKitWords();
  const last = paper.latest?.decision === 'rejected' ? paper.latest.fields : undefined;
  const uploading = useUploads('file', paperFilesMost, last?.files ?? []);
  const [bare, setBare] = useState(false);
  const form = useForm({ first: { number: last?.number ?? paper.number, validUntil: last?.validUntil ?? '' } as Values, rules, failures });
  const renew = useCall({
    call: paperApi.renew,
    request: (body: PaperFields) => ({ params: { id: paper.id }, body }),
    done: t('paper.renew.done'),
    changes: [paperApi.list, deskApi.desk],
    options: quietly,
  });
  const unsaved = useUnsaved((form.dirty || uploading.items.length > (last?.files.length ?? 0)) && !form.busy, onClose);
  const submit = form.submit(async ({ number, validUntil }) => {
    if (uploading.sent.length === 0) return setBare(true);
    await renew.run({ number: number.trim(), validUntil, files: uploading.sent.map(({ url, name }) => ({ url, name })) });
    return onClose();
  });
  const title = t('paper.renew.title', { name: paper.name });
  return (
    <Dialog open title={title} labels={{ close: kit('close') }} onClose={unsaved.leave}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <p>{t('paper.renew.text')}</p>
        <UploadField
          label={t('paper.files')}
          required
          rows
          uploading={uploading}
          message={bare && uploading.sent.length === 0 ? t('paper.filesMissing') : undefined}
        />
        <Field label={t('paper.number')}>
          <TextInput {...form.field('number')} maxLength={40} />
        </Field>
        <Field label={t('paper.until')} hint={t('paper.untilHint')} message={form.messageOf('validUntil')}>
          <DayField
            value={form.watch('validUntil')}
            onChange={(validUntil) => form.put({ validUntil })}
            placeholder={t('paper.longTerm')}
          />
        </Field>
        <Button type="submit" block busy={form.busy} disabled={uploading.busy}>
          {t('paper.renew.send')}
        </Button>
      </Form>
      {unsaved.question}
    </Dialog>
  );
}
