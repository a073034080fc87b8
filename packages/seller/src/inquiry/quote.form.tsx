import { inquiryFileRules, QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKeptDraft } from '@mall/kit/form/use-kept-draft.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry.reads.ts';
import { keepQuoteDraft } from './keep-quote-draft.ts';
import { begunQuote, draftOfQuote, nextVersion, quoteSum, shapeOfQuote, validTo, withSheet } from './quote.rules.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSheetDialog } from './quote-sheet-dialog.tsx';
import { QuoteSum } from './quote-sum.tsx';
import { useQuoteTemplate } from './use-quote-template.ts';

type Props = {
  found: InvitationDetail;
  last: OwnQuote | undefined;
  /** Puts the form and, beside it, what it comes to and its buttons into the page. */
  frame: (form: ReactNode, sum: ReactNode) => ReactNode;
};

/** A quote by line, or the next version of it: it begins with what was typed or quoted before, and is kept as one types. */
export function QuoteForm({ found, last, frame }: Props) {
  const t = useWords('inquiry');
  const formId = useId();
  const language = useLanguage();
  const [importing, setImporting] = useState(false);
  const { id, lines } = found;
  const { most, ...rule } = inquiryFileRules.quote;
  const files = useUploads('file', most, found.draft?.fields.files ?? last?.files ?? [], rule);
  const form = useForm({
    first: begunQuote(found, last),
    rules: QuoteFields,
    failures: inquiryFailures,
    shape: (values) => shapeOfQuote(values, lines, files.sent),
    places: { 'inquiry.phone': ['phone'] },
  });
  const values = form.watch();
  const draft = useKeptDraft({
    values: draftOfQuote(values, lines, files.sent),
    savedAt: found.draft?.saveDate,
    send: keepQuoteDraft(id, language),
  });
  const send = useCall({
    call: inquirySellerApi.quote,
    request: (body: QuoteFields) => ({ params: { id }, body }),
    done: ({ version }) => t('quote.done', { version }),
    changes: inquiryReads,
    options: quietly,
  });
  const template = useQuoteTemplate(id);
  const submit = form.submit(async (checked) => {
    await draft.stop();
    await send.run(checked).catch((error: unknown) => {
      draft.resume();
      throw error;
    });
  });
  const sum = quoteSum(values.lines, lines);
  const until = validTo(found.now, values.validDays);
  const version = nextVersion(found);
  return frame(
    <Panel
      bordered
      flush
      title={
        <>
          {t('quote')}{' '}
          <span className={`meta ${styles.soft}`}>
            {last && version > 1
              ? t('quote.replaces', { version, day: last.sealedAt.slice(5, 10), before: last.version })
              : t('quote.first')}
          </span>
        </>
      }
      extra={
        <>
          <Button look="text" size="s" busy={template.busy} onClick={template.start}>
            {t('sheet.template')}
          </Button>
          <Button look="text" size="s" onClick={() => setImporting(true)}>
            {t('sheet.import')}
          </Button>
        </>
      }
    >
      <Form id={formId} label={t('quote')} message={form.messageOf('root')} onSubmit={submit}>
        <QuoteLines form={form} found={found} last={last} />
        <div className={styles.total}>
          <span className="meta">{t('quote.tax')}</span>
          {t('total')} {sum === undefined ? <b className="num">—</b> : <Price value={sum} />}
        </div>
        <div className={styles.fields}>
          <Field label={t('payTerms')} required message={form.messageOf('payTerms')}>
            <TextInput {...form.field('payTerms')} maxLength={60} placeholder={found.payTerms} />
          </Field>
          <Field
            label={t('validDays')}
            required
            message={form.messageOf('validDays')}
            {...(until && { hint: t('validDays.until', { day: until }) })}
          >
            <TextInput {...form.field('validDays')} inputMode="numeric" maxLength={3} trailing={t('unit.days')} />
          </Field>
          <Field label={t('contact')} required message={form.messageOf('contact')}>
            <TextInput {...form.field('contact')} maxLength={30} autoComplete="name" />
          </Field>
          <Field label={t('phone')} required message={form.messageOf('phone')}>
            <TextInput {...form.field('phone')} inputMode="tel" maxLength={11} autoComplete="tel" />
          </Field>
          <Field label={t('warranty')} message={form.messageOf('warrantyMonths')}>
            <TextInput {...form.field('warrantyMonths')} inputMode="numeric" maxLength={3} trailing={t('unit.months')} />
          </Field>
          <Field label={t('taxRate')} message={form.messageOf('taxRate')}>
            <TextInput {...form.field('taxRate')} inputMode="numeric" maxLength={2} trailing="%" />
          </Field>
          <div className={styles.whole}>
            <Field label={t('remark')} message={form.messageOf('remark')}>
              <TextArea {...form.field('remark')} rows={2} limit={500} value={values.remark} />
            </Field>
          </div>
          <div className={styles.whole}>
            <UploadField rows label={t('files')} uploading={files} />
          </div>
        </div>
      </Form>
      {importing && (
        <QuoteSheetDialog
          id={id}
          template={template}
          onTaken={(sheet) => form.put({ lines: withSheet(form.getValues('lines'), lines, sheet) })}
          onClose={() => setImporting(false)}
        />
      )}
    </Panel>,
    <div className={styles.sum}>
      <QuoteSum found={found} last={last} typed={values.lines} />
      <Button type="submit" form={formId} busy={form.busy} disabled={files.busy}>
        {t('quote.send', { version })}
      </Button>
      <Button look="line" busy={draft.busy} onClick={() => void draft.keep()}>
        {t('draft.keep')}
      </Button>
      <output className="meta">{draft.savedAt ? t('draft.saved', { time: draft.savedAt.slice(5, 16) }) : t('quote.note')}</output>
    </div>,
  );
}
