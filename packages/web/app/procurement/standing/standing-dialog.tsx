import { cartErrors } from '@mall/contract/cart/cart.errors.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { type StandingOrder, standingApi } from '@mall/contract/procurement/standing.api.ts';
import { standingErrors } from '@mall/contract/procurement/standing.errors.ts';
import { AddStanding, daysOf, nextRun, type Period, periods } from '@mall/contract/procurement/standing.rules.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { listReads } from '../list/list.changes.ts';
import styles from '../procurement.module.css';

const none = { list: [], total: 0 };

/** A list to be ordered by the calendar. */
export default function StandingDialog({ standing, onClose }: { standing?: StandingOrder | undefined; onClose: () => void }) {
  const t = useWords('procurement/project');
  const formId = useId();
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }));
  const lists = useAnswer(ask(listApi.page, { query: { page: 1, limit: 50 } }, { fallback: none })).list;
  const addresses = useAnswer(ask(addressApi.page, { query: { page: 1, limit: 100 } }, { fallback: none })).list;
  const projects = useAnswer(ask(projectApi.choices, {}, { fallback: [] }));
  const payTypes = useAnswer(ask(settlementApi.payTypes, {}, { fallback: [] }));
  const form = useForm({
    first: {
      name: standing?.name ?? '',
      listId: standing?.listId ?? '',
      period: standing?.period ?? ('monthly' as Period),
      day: String(standing?.day ?? 1),
      addressId: standing?.addressId ?? addresses.find(({ isDefault }) => isDefault === 1)?.id ?? '',
      payMode: standing?.payMode ?? ('prepay' as PayMode),
      projectId: standing?.projectId ?? '',
    },
    rules: AddStanding,
    failures: { ...standingErrors, ...cartErrors },
    shape: ({ day, projectId, ...rest }) => ({ ...rest, day: Number(day), projectId: projectId || null }),
  });
  const period = form.watch('period');
  const day = Math.min(Number(form.watch('day')), daysOf[period]);
  const save = form.submit(async (body) => {
    if (standing) await browserCall(standingApi.edit, { body: { id: standing.id, ...body } }, quietly);
    else await browserCall(standingApi.add, { body }, quietly);
    await askAgain(listReads);
    toast.ok(t(standing ? 'standingOrder.saved' : 'standingOrder.added'));
    onClose();
  });
  const dayWords = (value: number) => (period === 'weekly' ? t(`weekday.${value}` as 'weekday.1') : t('day.of', { day: value }));
  return (
    <FormDialog
      title={standing ? t('standingOrder.editOf', { name: standing.name }) : t('standingOrder.add')}
      act={t(standing ? 'save' : 'standingOrder.add')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        <Field label={t('standingOrder.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('list')} required message={form.messageOf('listId')}>
          <Select
            {...form.field('listId')}
            placeholder={t('choose')}
            options={lists.filter(({ lines }) => lines > 0).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={t('standingOrder.period')} required>
            <Select
              {...form.field('period', { onChange: () => form.put({ day: '1' }) })}
              options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            />
          </Field>
          <Field label={t('standingOrder.day')} required message={form.messageOf('day')}>
            <Select
              {...form.field('day')}
              options={Array.from({ length: daysOf[period] }, (_, at) => ({ value: String(at + 1), label: dayWords(at + 1) }))}
            />
          </Field>
        </div>
        <p className="meta">{t('standingOrder.first', { day: nextRun(period, day, today) })}</p>
        <Field label={t('standingOrder.address')} required message={form.messageOf('addressId')}>
          <Select
            {...form.field('addressId')}
            placeholder={t('choose')}
            options={addresses.map((address) => ({ value: address.id, label: `${address.receiverName} ${addressLine(address)}` }))}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={t('standingOrder.payMode')} required message={form.messageOf('payMode')}>
            <Select
              {...form.field('payMode')}
              options={payTypes.map(({ payMode, enabled }) => ({
                value: payMode,
                label: t(`payMode.${payMode}`),
                disabled: enabled === 0,
              }))}
            />
          </Field>
          <Field label={t('list.project')} message={form.messageOf('projectId')}>
            <Select
              {...form.field('projectId')}
              placeholder={t('none')}
              options={projects.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
            />
          </Field>
        </div>
      </Form>
    </FormDialog>
  );
}
