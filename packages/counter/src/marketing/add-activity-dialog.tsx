import { activityErrors } from '@mall/contract/marketing/activity.errors.ts';
import { activityChangeErrors } from '@mall/contract/marketing/activity-change.errors.ts';
import { activityNameAbroadMost } from '@mall/contract/marketing/activity-fields.rules.ts';
import type { ActivityForm, OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import { CouponInput, LimitedInput, type OfficeKind, ReductionInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { dealQuantityErrors } from '@mall/contract/marketing/deal-quantity.errors.ts';
import { GroupBuyInput } from '@mall/contract/marketing/group-buy.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import type { ActivityCalls } from './activity-calls.ts';
import { type ActivityValues, bodyOf, firstTotal, firstValues, valuesOf } from './activity-form.ts';
import { DealRows } from './deal-rows.tsx';
import styles from './marketing.module.css';
import { SpecPicker } from './spec-picker.tsx';
import { StepRows } from './step-rows.tsx';

const rulesOf = { coupon: CouponInput, reduction: ReductionInput, limited: LimitedInput, group: GroupBuyInput } as const;
const callOf = { coupon: 'addCoupon', reduction: 'addReduction', limited: 'addLimited', group: 'addGroup' } as const;
const changeCallOf = { coupon: 'changeCoupon', reduction: 'changeReduction', limited: 'changeLimited' } as const;
const numbers = {
  coupon: ['threshold', 'reduction', 'quota', 'perMember', 'validDays'],
  reduction: [],
  limited: [],
  group: ['leastBuyers', 'total', 'restriction'],
} as const;

/** Where quantities and prices of deals are typed: of a group buy in fields of their own, of a time-limited buy in the rows of its goods. */
const groupPlaces = {
  'marketing.total_': ['total'],
  'marketing.stock_short': ['total'],
  'marketing.limit_': ['restriction'],
  'marketing.not_cheaper': ['steps'],
} as const;
const limitedPlaces = {
  'marketing.total_': ['goods'],
  'marketing.stock_short': ['goods'],
  'marketing.limit_': ['goods'],
  'marketing.not_cheaper': ['goods'],
} as const;

/** `of`: the one that is changed. */
type Props = { kind: OfficeKind; calls: ActivityCalls; ofMall: boolean; of?: ActivityForm; onClose: () => void };

/** What a spec stands for where something holds for more than it. */
const targetOf = (scope: ActivityValues['scope'], spec: OfficeSpec) =>
  ({
    all: { id: spec.goodsId, name: spec.name },
    goods: { id: spec.goodsId, name: spec.name },
    store: { id: spec.storeId, name: spec.storeName },
    brand: { id: spec.brandId, name: spec.brandName },
    class: { id: spec.classId, name: spec.className },
  })[scope];

/** Lays an activity, or changes one that has not begun: the same form for all kinds, with the fields of each. */
export function AddActivityDialog({ kind, calls, ofMall, of, onClose }: Props) {
  const t = useCounterWords();
  const kit = useKitWords();
  const form = useForm({
    first: of ? valuesOf(of, ofMall) : firstValues(kind, ofMall),
    rules: rulesOf[kind] as never,
    failures: { ...activityErrors, ...activityChangeErrors, ...dealQuantityErrors },
    shape: (values: ActivityValues) => bodyOf(kind, values),
    places: {
      'marketing.time_past': ['endsAt'],
      'marketing.targets_missing': ['targets'],
      'marketing.goods_missing': ['goods'],
      'marketing.spec_taken': ['goods'],
      ...(kind === 'group' ? groupPlaces : limitedPlaces),
    } as never,
  });
  const add = useCall({
    call: calls[callOf[kind]] as ActivityCalls['addCoupon'],
    request: (body: CouponInput) => ({ body }),
    changes: [calls.page],
    done: t('mk.added'),
    options: quietly,
  });
  const change = useCall({
    call: calls[changeCallOf[of?.kind ?? 'coupon']] as ActivityCalls['changeCoupon'],
    request: (id: string, body: CouponInput) => ({ params: { id }, body }),
    changes: [calls.page, calls.form],
    done: t('mk.changed'),
    options: quietly,
  });
  const submit = form.submit(async (checked) => {
    if (of) await change.run(of.id, checked as CouponInput);
    else await add.run(checked as CouponInput);
    onClose();
  });
  const [scope, targets, goods, steps] = [form.watch('scope'), form.watch('targets'), form.watch('goods'), form.watch('steps')];
  const isScoped = kind === 'coupon' || kind === 'reduction';
  const picks = isScoped && (scope === 'goods' || scope === 'brand' || scope === 'class' || (scope === 'store' && ofMall));
  const pickTarget = (spec: OfficeSpec) => {
    const target = targetOf(scope, spec);
    if (!targets.some(({ id }) => id === target.id)) form.put({ targets: [...targets, target] });
  };
  const pickGoods = (spec: OfficeSpec) => {
    const deal = { spec, price: '', total: firstTotal(spec), restriction: '0' };
    form.put({ goods: kind === 'group' ? [deal] : [...goods, deal] });
  };
  const scopes = ofMall ? (['all', 'store', 'goods', 'brand', 'class'] as const) : (['store', 'goods'] as const);
  const title = of ? t('mk.change.title', { name: of.name }) : t(`mk.add.${kind}`);
  return (
    <Dialog open title={title} width={680} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
        <Field label={t('mk.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} autoComplete="off" />
        </Field>
        <Field label={t('mk.enName')} hint={t('mk.enName.hint')} message={form.messageOf('enName')}>
          <TextInput {...form.field('enName')} maxLength={activityNameAbroadMost} autoComplete="off" lang="en" />
        </Field>
        <div className={styles.pair}>
          <Field label={t('mk.starts')} required message={form.messageOf('startsAt')}>
            <TextInput {...form.field('startsAt')} type="datetime-local" />
          </Field>
          <Field label={t('mk.ends')} required message={form.messageOf('endsAt')}>
            <TextInput {...form.field('endsAt')} type="datetime-local" />
          </Field>
          <Field label={t('mk.budget')} hint={t('mk.budget.hint')} message={form.messageOf('budget')}>
            <TextInput {...form.field('budget')} inputMode="decimal" />
          </Field>
        </div>
        {isScoped && (
          <Field label={t('mk.scope')}>
            <Select
              value={scope}
              onChange={({ target }) => form.put({ scope: target.value as ActivityValues['scope'], targets: [] })}
              options={scopes.map((value) => ({
                value,
                label: t(ofMall ? `mk.scope.${value}` : `mk.own.${value === 'goods' ? 'goods' : 'store'}`),
              }))}
            />
          </Field>
        )}
        {picks && (
          <Field
            label={t('mk.targets')}
            group
            required
            message={form.messageOf('targets') ?? form.messageOf('targetIds' as never)}
            hint={t('mk.targets.hint')}
          >
            <div className={styles.chosen} data-field="targets">
              <div className={styles.row}>
                {targets.map(({ id, name }) => (
                  <Button key={id} look="line" size="s" onClick={() => form.put({ targets: targets.filter((one) => one.id !== id) })}>
                    {name} ×
                  </Button>
                ))}
              </div>
              <SpecPicker call={calls.specs} onPick={pickTarget} />
            </div>
          </Field>
        )}
        <div className={styles.pair}>
          {numbers[kind].map((name) => (
            <Field key={name} label={t(`mk.${name}`)} required={name !== 'threshold'} message={form.messageOf(name)}>
              <TextInput {...form.field(name)} inputMode="decimal" />
            </Field>
          ))}
        </div>
        {(kind === 'reduction' || kind === 'group') && (
          <Field label={t(`mk.steps.${kind}`)} group required message={form.messageOf('steps')}>
            <StepRows kind={kind} steps={steps} onChange={(next) => form.put({ steps: next })} />
          </Field>
        )}
        {(kind === 'limited' || kind === 'group') && (
          <Field label={t('mk.goods')} group required message={form.messageOf('goods') ?? form.messageOf('specId' as never)}>
            <div className={styles.chosen} data-field="goods">
              <DealRows deals={goods} priced={kind === 'limited'} onChange={(next) => form.put({ goods: next })} />
              <SpecPicker call={calls.specs} onPick={pickGoods} without={goods.map(({ spec }) => spec.specId)} />
            </div>
          </Field>
        )}
        <Button type="submit" block busy={form.busy}>
          {of ? t('mk.save') : title}
        </Button>
      </Form>
    </Dialog>
  );
}
