import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billErrors } from '@mall/contract/billing/bill.errors.ts';
import { BillOptions, confirmWorkingDays, mergeRules, usualOptions } from '@mall/contract/billing/bill.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';

/** How the company is billed. */
export default function BillOptionsPage() {
  const t = useWords('billing');
  const found = useList(ask(billApi.options, {}, { staleMs: 0 }));
  return (
    <div className={styles.page}>
      <PageTitle name={t('options.title')} />
      <h1 className={styles.title}>{t('options.title')}</h1>
      <Panel bordered>
        {found.isError ? (
          <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={found.isFetching} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <OptionsForm first={found.data ?? usualOptions} />
        ) : (
          <Skeleton kind="text" lines={6} />
        )}
      </Panel>
    </div>
  );
}

const days = Array.from({ length: 31 }, (_, at) => at + 1);

function OptionsForm({ first }: { first: BillOptions }) {
  const t = useWords('billing');
  const form = useForm({
    first,
    rules: BillOptions,
    failures: billErrors,
    places: { 'bill.email': ['email'], 'bill.day': ['billingDay'] },
  });
  const keep = useCall({
    call: billApi.keepOptions,
    request: (body: BillOptions) => ({ body }),
    done: t('options.kept'),
    changes: [billApi.options],
    options: quietly,
  });
  const { billingDay, merge, autoConfirm } = form.watch();
  return (
    <Form
      className={styles.form ?? ''}
      label={t('options.title')}
      onSubmit={form.submit((given) => keep.run(given).then(() => undefined))}
      message={form.messageOf('root')}
    >
      <Field label={t('options.day')} message={form.messageOf('billingDay')} hint={t('options.dayHint')}>
        <Select name="billingDay" value={String(billingDay)} onChange={(event) => form.put({ billingDay: Number(event.target.value) })}>
          {days.map((day) => (
            <option key={day} value={day}>
              {day === 31 ? t('options.lastDay') : t('options.dayOf', { day })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('options.email')} message={form.messageOf('email')} hint={t('options.emailHint')}>
        <TextInput {...form.field('email')} maxLength={100} inputMode="email" autoComplete="email" />
      </Field>
      <RadioGroup
        label={t('options.merge')}
        name="merge"
        value={merge}
        onChange={(value) => form.put({ merge: value as BillOptions['merge'] })}
        options={mergeRules.map((value) => ({ value, label: t(`options.merge.${value}`) }))}
      />
      <Checkbox checked={autoConfirm} onChange={(event) => form.put({ autoConfirm: event.target.checked })}>
        {t('options.auto', { days: confirmWorkingDays })}
      </Checkbox>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('options.keep')}
        </Button>
      </div>
    </Form>
  );
}
