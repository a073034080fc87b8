import { activityErrors } from '@mall/contract/marketing/activity.errors.ts';
import { activityChangeErrors } from '@mall/contract/marketing/activity-change.errors.ts';
import { activitySellerApi, type OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import { dealQuantityErrors } from '@mall/contract/marketing/deal-quantity.errors.ts';
import { seckillSellerApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { ApplyInput } from '@mall/contract/marketing/seckill-office.rules.ts';
import { moneyOf } from '@mall/counter/marketing/activity-calls.ts';
import { firstTotal, whole } from '@mall/counter/marketing/activity-form.ts';
import { SpecFacts } from '@mall/counter/marketing/spec-facts.tsx';
import { SpecPicker } from '@mall/counter/marketing/spec-picker.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';

type Values = { sessionId: string; spec: OfficeSpec | null; price: string; total: string; restriction: string };

const sessionsAsk = ask(seckillSellerApi.sessions, {}, { staleMs: 5000, fallback: [] });

/** Applies with one of the store's specs for a session to come. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('marketing');
  const kit = useKitWords();
  const sessions = useAnswer(sessionsAsk);
  const form = useForm({
    first: { sessionId: '', spec: null, price: '', total: '10', restriction: '0' } as Values,
    rules: ApplyInput,
    failures: { ...activityErrors, ...activityChangeErrors, ...dealQuantityErrors },
    shape: ({ sessionId, spec, price, total, restriction }: Values) => ({
      sessionId,
      specId: spec?.specId ?? '',
      price: moneyOf(price),
      total: whole(total),
      restriction: whole(restriction),
    }),
    places: {
      'marketing.not_cheaper': ['price'],
      'marketing.stock_short': ['total'],
      'marketing.total_': ['total'],
      'marketing.limit_': ['restriction'],
      'marketing.applied_already': ['spec'],
      'marketing.spec_taken': ['spec'],
    },
  });
  const apply = useCall({
    call: seckillSellerApi.apply,
    request: (body: ApplyInput) => ({ body }),
    changes: [seckillSellerApi.page, seckillSellerApi.sessions],
    done: t('applied'),
    options: quietly,
  });
  const submit = form.submit(async (body) => {
    await apply.run(body);
    onClose();
  });
  const spec = form.watch('spec');
  return (
    <Dialog open title={t('apply')} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('apply')}>
        <Field label={t('session')} required message={form.messageOf('sessionId')}>
          <Select
            value={form.watch('sessionId')}
            placeholder={t('session.choose')}
            onChange={({ target }) => form.put({ sessionId: target.value })}
            options={sessions.map(({ id, name, startDate, endDate }) => ({
              value: id,
              label: `${startDate.slice(5, 16)}–${endDate.slice(11, 16)} ${name}`,
            }))}
          />
        </Field>
        <Field label={t('goods')} group required message={form.messageOf('spec') ?? form.messageOf('specId' as never)}>
          <div data-field="spec">
            {spec && (
              <p>
                {spec.name} <SpecFacts spec={spec} />
              </p>
            )}
            <SpecPicker call={activitySellerApi.specs} onPick={(picked) => form.put({ spec: picked, total: firstTotal(picked) })} />
          </div>
        </Field>
        {(['price', 'total', 'restriction'] as const).map((name) => (
          <Field key={name} label={t(name)} required message={form.messageOf(name)}>
            <TextInput {...form.field(name)} inputMode="decimal" />
          </Field>
        ))}
        <Button type="submit" block busy={form.busy}>
          {t('apply')}
        </Button>
      </Form>
    </Dialog>
  );
}
