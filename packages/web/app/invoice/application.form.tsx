import type { PlannedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import type { InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { ApplyInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import { receiverApi } from '@mall/contract/invoice/receiver.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { nameOfTitle } from '@mall/contract/member/invoice-title.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { InvoiceTitleForm } from '../member/invoice-title.form.tsx';
import styles from './invoice.module.css';
import { figuresAsk } from './invoice-figures.tsx';
import { titlesAsk } from './title-choice-dialog.tsx';

const kinds: readonly InvoiceType[] = ['electronic_normal', 'paper_normal', 'paper_special'];
const receiversAsk = ask(receiverApi.list, {}, { fallback: [] });
const rules = ApplyInvoice.omit({ orderIds: true });
/** An application without what it is of. */
export type InvoiceWishes = Omit<ApplyInvoice, 'orderIds'>;

type ApplicationProps = {
  /** What it is of, in the key of its preview. */
  of: readonly string[];
  types?: readonly InvoiceType[];
  preview: (wishes: InvoiceWishes) => Promise<readonly PlannedInvoice[]>;
  apply: (wishes: InvoiceWishes) => Promise<unknown>;
  after: string;
};

/** Which kind of invoice, on which title, to whom; and the papers that it would make. */
export function InvoiceApplication({ of, types = kinds, preview: previewOf, apply, after }: ApplicationProps) {
  const t = useWords('invoice');
  const language = useLanguage();
  const navigate = useNavigate();
  const titles = useAnswer(titlesAsk);
  const receivers = useAnswer(receiversAsk);
  const figures = useList(figuresAsk).data;
  const [adding, setAdding] = useState(false);
  const form = useForm({
    first: {
      type: types[0] ?? ('electronic_normal' as InvoiceType),
      titleId: '',
      receiverId: '',
      content: 'detail',
      each: 'merged',
      remark: '',
    },
    rules,
    failures: invoicingErrors,
    shape: ({ receiverId, each, ...typed }) => ({ ...typed, each: each === 'apart', ...(receiverId !== '' && { receiverId }) }),
    places: { 'invoice.title': ['titleId'], 'invoice.address': ['receiverId'], 'invoice.email': ['receiverId'] },
  });
  const { type, titleId, receiverId, content, each } = form.watch();
  const fit = titles.filter((title) => title.types.includes(type));
  const chosen = fit.some(({ id }) => id === titleId)
    ? titleId
    : (fit.find(({ isDefault, ofCompany }) => isDefault || ofCompany)?.id ?? '');
  const wishes = {
    titleId: chosen,
    type,
    each: each === 'apart',
    content: content as 'detail',
    remark: '',
    ...(receiverId && { receiverId }),
  };
  const preview = useQuery({
    queryKey: [language, 'invoice preview', ...of, wishes],
    queryFn: () => previewOf(wishes),
    enabled: chosen !== '',
    retry: false,
  });
  const submit = form.submit(async (checked) => {
    await apply(checked);
    await navigate(after);
  });
  return (
    <div className={styles.two}>
      <Panel title={t('use.title')}>
        <Form
          className={styles.form}
          label={t('use.title')}
          onSubmit={(event) => {
            form.put({ titleId: chosen });
            return submit(event);
          }}
          message={form.messageOf('root')}
        >
          <Field group label={t('use.type')} required message={form.messageOf('type')}>
            <RadioGroup
              name="type"
              value={type}
              onChange={(next) => form.put({ type: next as InvoiceType, titleId: '' })}
              options={types.map((value) => ({ value, label: invoiceTypeWords[value][language] }))}
            />
          </Field>
          <Field label={t('choose.title')} required message={form.messageOf('titleId')} hint={t('titles.lead')}>
            <Select
              name="titleId"
              value={chosen}
              onChange={(event) => form.put({ titleId: event.target.value })}
              placeholder={fit.length === 0 ? t('choose.none') : t('choose.title')}
              options={fit.map(({ id, fields }) => ({ value: id, label: nameOfTitle(fields) }))}
            />
          </Field>
          <p>
            <Button look="text" size="s" onClick={() => setAdding(true)}>
              {t('choose.new')}
            </Button>
          </p>
          <Field group label={t('use.content')}>
            <RadioGroup
              name="content"
              value={content}
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
              value={each}
              onChange={(next) => form.put({ each: next })}
              options={[
                { value: 'merged', label: t('use.merged') },
                { value: 'apart', label: t('use.apart') },
              ]}
            />
          </Field>
          <Field label={t('use.receiver')} message={form.messageOf('receiverId')}>
            <Select
              {...form.field('receiverId')}
              placeholder={t('use.ofTitle')}
              options={receivers.map(({ id, name, phone }) => ({ value: id, label: `${name} ${phone}` }))}
            />
          </Field>
          <Field label={t('use.remark')} message={form.messageOf('remark')}>
            <TextInput {...form.field('remark')} maxLength={90} />
          </Field>
          <Button type="submit" busy={form.busy} disabled={chosen === ''}>
            {t('use.submit')}
          </Button>
        </Form>
      </Panel>
      <Preview papers={preview.data} fault={preview.error instanceof Error ? preview.error.message : ''} />
      {adding && (
        <InvoiceTitleForm
          type={type}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            form.put({ titleId: id });
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}

function Preview({ papers, fault }: { papers: readonly PlannedInvoice[] | undefined; fault: string }) {
  const t = useWords('invoice');
  const total = toYuan(fen((papers ?? []).reduce((sum, { amount }) => sum + fromYuan(amount), 0)));
  return (
    <Panel title={t('use.preview')}>
      {fault !== '' && <Note tone="bad">{fault}</Note>}
      {papers && (
        <>
          <p>{t('use.papers', { count: papers.length, amount: formatCurrency(total) })}</p>
          <ul className={styles.papers}>
            {papers.map((paper) => (
              <li key={`${paper.storeId}/${paper.orderSns[0]}/${paper.part}`}>
                <div className={styles.between}>
                  <b>{paper.storeName}</b>
                  {paper.parts > 1 && <Tag tone="amber">{t('use.part', { part: paper.part, parts: paper.parts })}</Tag>}
                  {paper.parts === 1 && paper.orderSns.length > 1 && (
                    <Tag tone="brand">{t('use.merge', { count: paper.orderSns.length })}</Tag>
                  )}
                </div>
                <div className={styles.between}>
                  <span className="meta">{t('use.taxed', { tax: formatCurrency(paper.tax) })}</span>
                  <b className="num">¥{formatCurrency(paper.amount)}</b>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="meta">{t('use.redNote')}</p>
    </Panel>
  );
}
