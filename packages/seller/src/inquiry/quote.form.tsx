import { inquiryFileRules, QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { inquiryFailures } from '@mall/contract/inquiry/inquiry-failures.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import type { InvitationDetail, OwnQuote } from '@mall/contract/inquiry/invitation-data.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './inquiry.module.css';
import { inquiryReads } from './inquiry.reads.ts';
import { firstQuote, quoteSum, shapeOfQuote } from './quote.rules.ts';
import { QuoteLines } from './quote-lines.tsx';

type Props = { found: InvitationDetail; last: OwnQuote | undefined };

/** A quote by line, or the next version of it: it begins with what was quoted before. */
export function QuoteForm({ found, last }: Props) {
  const t = useWords('inquiry');
  const { id, lines } = found;
  const { most, bytes, endings } = inquiryFileRules.quote;
  const files = useUploads('file', most, last?.files ?? [], { bytes, endings });
  const form = useForm({
    first: firstQuote(found, last),
    rules: QuoteFields,
    failures: inquiryFailures,
    shape: (values) => shapeOfQuote(values, lines, files.sent),
    places: { 'inquiry.phone': ['phone'] },
  });
  const send = useCall({
    call: inquirySellerApi.quote,
    request: (body: QuoteFields) => ({ params: { id }, body }),
    done: ({ version }) => t('quote.done', { version }),
    changes: inquiryReads,
    options: quietly,
  });
  const unsaved = useUnsaved(form.dirty && !form.busy && !form.formState.isSubmitSuccessful);
  const sum = quoteSum(form.watch('lines'), lines);
  const version = found.quotes.length === 0 ? 1 : (found.quotes[0]?.version ?? 0) + 1;
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('quote')}{' '}
          <span className={`meta ${styles.soft}`}>
            {last ? t('quote.replaces', { version, day: last.sealedAt.slice(5, 10), before: last.version }) : t('quote.first')}
          </span>
        </>
      }
    >
      <Form label={t('quote')} message={form.messageOf('root')} onSubmit={form.submit(async (checked) => void (await send.run(checked)))}>
        <QuoteLines form={form} found={found} last={last} />
        <div className={styles.total}>
          <span className="meta">{t('quote.tax')}</span>
          {t('total')} {sum === undefined ? <b className="num">—</b> : <Price value={sum} />}
          {last && sum !== undefined && sum !== last.total && (
            <span className="meta">{t('quote.before', { version: last.version, total: formatCurrency(last.total) })}</span>
          )}
        </div>
        <div className={styles.fields}>
          <Field label={t('payTerms')} required message={form.messageOf('payTerms')}>
            <TextInput {...form.field('payTerms')} maxLength={60} placeholder={found.payTerms} />
          </Field>
          <Field label={t('validDays')} required message={form.messageOf('validDays')}>
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
          <div className={styles.whole}>
            <Field label={t('remark')} message={form.messageOf('remark')}>
              <TextArea {...form.field('remark')} rows={2} limit={500} value={form.watch('remark')} />
            </Field>
          </div>
          <div className={styles.whole}>
            <UploadField rows label={t('files')} uploading={files} />
          </div>
          <div className={styles.send}>
            <Button type="submit" busy={form.busy} disabled={files.busy}>
              {t('quote.send', { version })}
            </Button>
            <span className="meta">{t('quote.note')}</span>
          </div>
        </div>
      </Form>
      {unsaved.question}
    </Panel>
  );
}
