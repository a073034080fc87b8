import { activityErrors } from '@mall/contract/marketing/activity.errors.ts';
import { activityChangeErrors } from '@mall/contract/marketing/activity-change.errors.ts';
import type { OfficeActivity } from '@mall/contract/marketing/activity-office.api.ts';
import { AdjustActivity } from '@mall/contract/marketing/activity-office.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { type ActivityCalls, momentOf, moneyOf } from './activity-calls.ts';
import { localOf } from './activity-form.ts';

type Props = { of: OfficeActivity; calls: ActivityCalls; onClose: () => void };
type Values = { endsAt: string; budget: string };

const places = { 'marketing.time_past': ['endsAt'], 'marketing.spec_taken': ['endsAt'], 'marketing.budget_lower': ['budget'] } as const;

/** What is left to change of an activity that has begun. */
export function AdjustActivityDialog({ of, calls, onClose }: Props) {
  const t = useCounterWords();
  const kit = useKitWords();
  const form = useForm({
    first: { endsAt: localOf(of.endDate), budget: of.budget ?? '' } as Values,
    rules: AdjustActivity,
    failures: { ...activityErrors, ...activityChangeErrors },
    shape: ({ endsAt, budget }: Values) => ({ endsAt: momentOf(endsAt), budget: budget.trim() === '' ? null : moneyOf(budget) }),
    places,
  });
  const adjust = useCall({
    call: calls.adjust,
    request: (body: AdjustActivity) => ({ params: { id: of.id }, body }),
    changes: [calls.page],
    done: t('mk.changed'),
    options: quietly,
  });
  const submit = form.submit(async (body) => {
    await adjust.run(body);
    onClose();
  });
  const title = t('mk.adjust.title', { name: of.name });
  return (
    <Dialog open title={title} width={480} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <p className="meta">{t('mk.adjust.text')}</p>
        <Field label={t('mk.ends')} required message={form.messageOf('endsAt')}>
          <TextInput {...form.field('endsAt')} type="datetime-local" />
        </Field>
        <Field label={t('mk.budget')} hint={t('mk.adjust.budget')} message={form.messageOf('budget')}>
          <TextInput {...form.field('budget')} inputMode="decimal" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('mk.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
