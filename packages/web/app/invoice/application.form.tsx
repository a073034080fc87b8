import type { PlannedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { type InvoiceType, invoiceTypes, isElectronic } from '@mall/contract/invoice/invoice.rules.ts';
import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { ApplyInvoice, type InvoiceContent } from '@mall/contract/invoice/invoicing.rules.ts';
import { receiverApi } from '@mall/contract/invoice/receiver.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { InvoiceTitleForm } from '../member/invoice-title.form.tsx';
import { choiceOf, ofTitle } from './application-choice.ts';
import { ApplicationSteps } from './application-steps.tsx';
import styles from './invoice.module.css';
import { figuresAsk } from './invoice-figures.tsx';
import { InvoicePreview, totalOf } from './invoice-preview.tsx';
import { ReceiverForm } from './receiver.form.tsx';
import { titlesAsk } from './title-choice-dialog.tsx';
import { ReceiverLabel, TitleFacts, TitleLabel } from './title-label.tsx';

const receiversAsk = ask(receiverApi.list, {}, { fallback: [] });
const first = { type: '', titleId: '', receiverId: '', content: 'detail', each: 'merged', remark: '' };

/** An application without what it is of. */
export type InvoiceWishes = Omit<ApplyInvoice, 'orderIds'>;
const rules = ApplyInvoice.omit({ orderIds: true });

type ApplicationProps = {
  /** What it is of, in the key of its preview. */
  of: readonly string[];
  /** What everybody issues who is asked. */
  issued: readonly InvoiceType[];
  /** How many those are. */
  stores: number;
  /** Of orders that were chosen before, so many: the steps are shown. */
  orders?: number;
  preview: (wishes: InvoiceWishes) => Promise<readonly PlannedInvoice[]>;
  apply: (wishes: InvoiceWishes) => Promise<unknown>;
  after: string;
};

/** An application: kind, title and receiver, with the papers that it would make beside it. */
export function ApplicationForm({ of, issued, stores, orders, preview: previewOf, apply, after }: ApplicationProps) {
  const t = useWords('invoice');
  const language = useLanguage();
  const navigate = useNavigate();
  const kept = useList(titlesAsk);
  const titles = kept.data ?? [];
  const receivers = useAnswer(receiversAsk);
  const figures = useList(figuresAsk).data;
  const [adding, setAdding] = useState<'title' | 'receiver'>();
  const asked = (typed: typeof first) => {
    const { type, title, receiverId } = choiceOf(typed, { issued, titles, receivers });
    return {
      titleId: title?.id ?? '',
      type,
      each: typed.each === 'apart',
      content: typed.content as InvoiceContent,
      ...(receiverId !== ofTitle && { receiverId }),
    };
  };
  const form = useForm({
    first,
    rules,
    failures: invoicingErrors,
    shape: (typed) => ({ ...asked(typed), remark: typed.remark }),
    places: { 'invoice.title': ['titleId'], 'invoice.address': ['receiverId'], 'invoice.email': ['receiverId'] },
  });
  const typed = form.watch();
  const { type, fit, title, reached, receiverId } = choiceOf(typed, { issued, titles, receivers });
  const wishes = { ...asked(typed), remark: '' };
  const preview = useQuery({
    queryKey: [language, 'invoice preview', ...of, wishes],
    queryFn: () => previewOf(wishes),
    enabled: title !== undefined,
    retry: false,
  });
  const submit = form.submit(async (checked) => {
    await apply(checked);
    await navigate(after);
  });
  const papers = preview.data;
  return (
    <Form className={styles.page} label={t('use.title')} onSubmit={submit} message={form.messageOf('root')}>
      {orders !== undefined && (
        <Panel>
          <ApplicationSteps
            at="title"
            notes={{
              orders: t('steps.ordersNote', { count: orders }),
              title: invoiceTypeWords[type][language],
              ...(papers && { submit: t('use.papersCount', { count: papers.length }) }),
            }}
          />
        </Panel>
      )}
      <div className={styles.two}>
        <div className={styles.page}>
          <Panel title={t('steps.title')}>
            <div className={styles.notes}>
              <Field group label={t('use.type')} required message={form.messageOf('type')}>
                <RadioGroup
                  boxed
                  name="type"
                  value={type}
                  onChange={(next) => form.put({ type: next, titleId: '' })}
                  options={invoiceTypes.map((value) => ({
                    value,
                    label: invoiceTypeWords[value][language],
                    hint: t(issued.includes(value) ? `use.hint.${value}` : stores > 1 ? 'use.notIssued' : 'use.notIssuedOne'),
                    disabled: !issued.includes(value),
                  }))}
                />
              </Field>
              <Field group label={t('choose.title')} required message={form.messageOf('titleId')} hint={t('titles.lead')}>
                {kept.isPending ? (
                  <Skeleton kind="block" height={64} />
                ) : fit.length === 0 ? (
                  <p className="meta">{t('choose.none')}</p>
                ) : (
                  <RadioGroup
                    boxed
                    name="titleId"
                    value={title?.id ?? null}
                    onChange={(next) => form.put({ titleId: next })}
                    options={fit.map((one) => ({
                      value: one.id,
                      label: <TitleLabel title={one} />,
                      hint: <TitleFacts fields={one.fields} />,
                    }))}
                  />
                )}
              </Field>
              <p>
                <Button look="text" size="s" onClick={() => setAdding('title')}>
                  {t('choose.new')}
                </Button>
              </p>
              <Field group label={t('use.content')}>
                <RadioGroup
                  name="content"
                  value={typed.content}
                  onChange={(next) => form.put({ content: next })}
                  options={[
                    { value: 'detail', label: t('use.detail') },
                    { value: 'category', label: t('use.category') },
                  ]}
                />
              </Field>
              <Field group label={t('use.each')} hint={figures && t('use.limit', { amount: formatCurrency(figures.mostAmount) })}>
                <RadioGroup
                  name="each"
                  value={typed.each}
                  onChange={(next) => form.put({ each: next })}
                  options={[
                    { value: 'merged', label: t('use.merged') },
                    { value: 'apart', label: t('use.apart') },
                  ]}
                />
              </Field>
              <Field label={t('use.remark')} message={form.messageOf('remark')}>
                <TextInput {...form.field('remark')} maxLength={90} />
              </Field>
            </div>
          </Panel>
          <Panel title={t('steps.receiver')}>
            <Field group label={t('use.receiver')} required message={form.messageOf('receiverId')}>
              <RadioGroup
                boxed
                name="receiverId"
                value={receiverId}
                onChange={(next) => form.put({ receiverId: next })}
                options={[
                  ...reached.map((one) => ({
                    value: one.id,
                    label: <ReceiverLabel receiver={one} />,
                    hint: isElectronic(type) ? one.email : one.address,
                  })),
                  {
                    value: ofTitle,
                    label: t('use.ofTitle'),
                    hint:
                      title && [title.fields.recipientName, 'email' in title.fields ? title.fields.email : t('use.toGoods')].join(' · '),
                  },
                ]}
              />
            </Field>
            <p>
              <Button look="text" size="s" onClick={() => setAdding('receiver')}>
                {t('receivers.new')}
              </Button>
            </p>
          </Panel>
        </div>
        <InvoicePreview papers={papers} fault={preview.error instanceof Error ? preview.error.message : ''} />
      </div>
      <div className={styles.foot}>
        {papers && <span>{t('use.papers', { count: papers.length, amount: totalOf(papers) })}</span>}
        <Button type="submit" busy={form.busy} disabled={!papers}>
          {t('use.submit')}
        </Button>
      </div>
      {adding === 'title' && (
        <InvoiceTitleForm
          type={type}
          onClose={() => setAdding(undefined)}
          onSaved={({ id }) => {
            form.put({ titleId: id });
            setAdding(undefined);
          }}
        />
      )}
      {adding === 'receiver' && <ReceiverForm onClose={() => setAdding(undefined)} onSaved={({ id }) => form.put({ receiverId: id })} />}
    </Form>
  );
}
