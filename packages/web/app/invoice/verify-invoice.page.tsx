import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { codePattern, numberPattern, VerifyInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { places } from './addresses.ts';
import styles from './invoice.module.css';
import { invoiceReads } from './invoice.reads.ts';

/** Checks an invoice by its code and number; the QR on it leads here with both. */
export default function VerifyInvoicePage() {
  const t = useWords('invoice');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [code, number] = [search.get('code') ?? '', search.get('number') ?? ''];
  const inAddress = codePattern.test(code) && numberPattern.test(number);
  const form = useForm({
    first: { code, number },
    rules: VerifyInvoice,
    failures: invoicingErrors,
    places: { 'invoice.code': ['code'], 'invoice.number': ['number'] },
  });
  // What is typed wrongly was not asked about: no answer to something else stands below it.
  const asked = inAddress && !form.messageOf('code') && !form.messageOf('number');
  const found = useQuery({
    queryKey: [language, invoiceApi.verify.path, code, number],
    queryFn: () => browserCall(invoiceApi.verify, { query: { code, number } }, { silent: true }),
    enabled: asked,
    retry: false,
  });
  const mark = useCall({
    call: invoiceApi.markVerified,
    request: (id: string) => ({ params: { id } }),
    done: t('verified'),
    changes: [...invoiceReads, invoiceApi.verify],
  });
  const invoice = asked ? found.data : undefined;
  return (
    <div className={styles.page}>
      <PageTitle name={t('verify.title')} />
      <h1>{t('verify.title')}</h1>
      <Panel>
        <Form
          className={styles.form}
          label={t('verify.title')}
          onSubmit={form.submit(async (checked) => void navigate(`${places.verify}?code=${checked.code}&number=${checked.number}`))}
          message={form.messageOf('root')}
        >
          <p className="meta">{t('verify.lead')}</p>
          <Field label={t('detail.code')} required message={form.messageOf('code')}>
            <TextInput {...form.field('code')} inputMode="numeric" maxLength={12} />
          </Field>
          <Field label={t('detail.number')} required message={form.messageOf('number')}>
            <TextInput {...form.field('number')} inputMode="numeric" maxLength={8} />
          </Field>
          <Button type="submit" busy={asked && found.isFetching}>
            {t('verify.act')}
          </Button>
        </Form>
      </Panel>
      {asked && found.error instanceof Error && <Note tone="bad">{found.error.message}</Note>}
      {invoice && (
        <Panel title={t('detail.head')}>
          <Note tone={invoice.takenBack === 1 || invoice.kind === 'red' ? 'warn' : 'ok'}>
            {t(invoice.kind === 'red' ? 'verify.red' : invoice.takenBack === 1 ? 'verify.back' : 'verify.good')}
          </Note>
          <Facts
            two
            facts={[
              [t('detail.code'), invoice.code],
              [t('detail.number'), invoice.number],
              [t('column.type'), invoiceTypeWords[invoice.type][language]],
              [t('detail.amount'), `¥${formatCurrency(invoice.amount)}`],
              [t('detail.seller'), invoice.sellerName],
              [t('detail.buyer'), invoice.titleName],
              [t('detail.issued'), invoice.issueDate],
            ]}
          />
          {invoice.canMark === 1 && invoice.invoiceId && (
            <Button look="line" busy={mark.busy} onClick={() => void mark.run(invoice.invoiceId as string).catch(() => undefined)}>
              {t('act.verify')}
            </Button>
          )}
        </Panel>
      )}
    </div>
  );
}
