import { activityErrors } from '@mall/contract/marketing/activity.errors.ts';
import { activityChangeErrors } from '@mall/contract/marketing/activity-change.errors.ts';
import { activityNameAbroadMost } from '@mall/contract/marketing/activity-fields.rules.ts';
import { seckillOperationsApi, type TimelineSession } from '@mall/contract/marketing/seckill-office.api.ts';
import { SessionInput } from '@mall/contract/marketing/seckill-office.rules.ts';
import { localFrom, momentOf, moneyOf } from '@mall/counter/marketing/activity-calls.ts';
import { localOf } from '@mall/counter/marketing/activity-form.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import { sessionReads } from './seckill.reads.ts';

type Values = { name: string; enName: string; startsAt: string; endsAt: string; budget: string };
type Props = { session?: TimelineSession; enName?: string; budget?: string | null; onClose: () => void; onDone?: (id: string) => void };

const places = {
  'marketing.session_overlaps': ['startsAt'],
  'marketing.spec_taken': ['startsAt'],
  'marketing.time_past': ['endsAt'],
} as const;

/** A session, or other times of one that has not begun. What overlaps is said at its beginning. */
export function SessionDialog({ session, enName = '', budget = null, onClose, onDone }: Props) {
  const t = useWords('marketing');
  const kit = useKitWords();
  const first: Values = session
    ? { name: session.name, enName, startsAt: localOf(session.startDate), endsAt: localOf(session.endDate), budget: budget ?? '' }
    : { name: '', enName: '', startsAt: localFrom(24), endsAt: localFrom(28), budget: '' };
  const form = useForm({
    first,
    rules: SessionInput,
    failures: { ...activityErrors, ...activityChangeErrors },
    shape: (values: Values) => ({
      name: values.name,
      enName: values.enName,
      startsAt: momentOf(values.startsAt),
      endsAt: momentOf(values.endsAt),
      budget: values.budget.trim() === '' ? null : moneyOf(values.budget),
    }),
    places,
  });
  const add = useCall({
    call: seckillOperationsApi.add,
    request: (body: SessionInput) => ({ body }),
    changes: sessionReads,
    done: t('session.added'),
    options: quietly,
  });
  const move = useCall({
    call: seckillOperationsApi.move,
    request: (id: string, body: SessionInput) => ({ params: { id }, body }),
    changes: sessionReads,
    done: t('session.moved'),
    options: quietly,
  });
  const submit = form.submit(async (body) => {
    if (session) await move.run(session.id, body);
    else onDone?.((await add.run(body)).id);
    onClose();
  });
  const title = t(session ? 'session.move' : 'session.add');
  return (
    <Dialog open title={title} width={480} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('session.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} autoComplete="off" />
        </Field>
        <Field label={t('session.enName')} hint={t('session.enName.hint')} message={form.messageOf('enName')}>
          <TextInput {...form.field('enName')} maxLength={activityNameAbroadMost} autoComplete="off" lang="en" />
        </Field>
        <Field label={t('session.starts')} required message={form.messageOf('startsAt')}>
          <TextInput {...form.field('startsAt')} type="datetime-local" />
        </Field>
        <Field label={t('session.ends')} required message={form.messageOf('endsAt')}>
          <TextInput {...form.field('endsAt')} type="datetime-local" />
        </Field>
        <Field label={t('session.budget')} hint={t('session.budget.hint')} message={form.messageOf('budget')}>
          <TextInput {...form.field('budget')} inputMode="decimal" autoComplete="off" />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {title}
        </Button>
      </Form>
    </Dialog>
  );
}
