import type { ActivityForm, OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import type { OfficeKind } from '@mall/contract/marketing/activity-office.rules.ts';
import { localFrom, momentOf, moneyOf } from './activity-calls.ts';

export type Step = { from: string; to: string };
export type Deal = { spec: OfficeSpec; price: string; total: string; restriction: string };
export type ActivityValues = {
  name: string;
  enName: string;
  startsAt: string;
  endsAt: string;
  budget: string;
  scope: 'all' | 'store' | 'goods' | 'brand' | 'class';
  targets: readonly { id: string; name: string }[];
  threshold: string;
  reduction: string;
  quota: string;
  perMember: string;
  validDays: string;
  leastBuyers: string;
  total: string;
  restriction: string;
  steps: readonly Step[];
  goods: readonly Deal[];
};

export const firstValues = (kind: OfficeKind, ofMall: boolean): ActivityValues => ({
  name: '',
  enName: '',
  startsAt: localFrom(0),
  endsAt: localFrom(72),
  budget: '',
  scope: ofMall ? 'all' : 'store',
  targets: [],
  threshold: '',
  reduction: '',
  quota: '100',
  perMember: '1',
  validDays: '30',
  leastBuyers: '5',
  total: '50',
  restriction: '0',
  steps:
    kind === 'group'
      ? [
          { from: '1', to: '' },
          { from: '5', to: '' },
        ]
      : [{ from: '', to: '' }],
  goods: [],
});

/** A quantity to begin with that can be bought: ten, or the least order. */
export const firstTotal = ({ least }: OfficeSpec): string => String(Math.ceil(10 / least) * least);

/** A time of the wire as `datetime-local` has it. */
export const localOf = (time: string): string => time.slice(0, 16).replace(' ', 'T');

/** An activity that stands, as its form begins with it. */
export const valuesOf = ({ kind, coupon, steps, goods, ...form }: ActivityForm, ofMall: boolean): ActivityValues => ({
  ...firstValues(kind, ofMall),
  name: form.name,
  enName: form.enName,
  startsAt: localOf(form.startDate),
  endsAt: localOf(form.endDate),
  budget: form.budget ?? '',
  scope: form.scope,
  targets: form.scope === 'store' && !ofMall ? [] : form.targets,
  ...(coupon && {
    threshold: steps[0]?.threshold ?? '',
    reduction: steps[0]?.reduction ?? '',
    quota: String(coupon.quota),
    perMember: String(coupon.perMember),
    validDays: String(coupon.validDays),
  }),
  ...(kind === 'reduction' && { steps: steps.map(({ threshold, reduction }) => ({ from: threshold, to: reduction })) }),
  goods: goods.map(({ spec, price, total, restriction }) => ({ spec, price, total: String(total), restriction: String(restriction) })),
});

/** A whole number as somebody types it; what is none stays as it is, for the rule to refuse. */
export const whole = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);

/** What is typed as the contract has it. */
export const bodyOf = (kind: OfficeKind, values: ActivityValues): unknown => {
  const begun = {
    name: values.name,
    enName: values.enName,
    startsAt: momentOf(values.startsAt),
    endsAt: momentOf(values.endsAt),
    budget: values.budget.trim() === '' ? null : moneyOf(values.budget),
  };
  const scoped = { scope: values.scope, targetIds: values.targets.map(({ id }) => id) };
  switch (kind) {
    case 'coupon':
      return {
        ...begun,
        ...scoped,
        threshold: moneyOf(values.threshold || '0'),
        reduction: moneyOf(values.reduction),
        quota: whole(values.quota),
        perMember: whole(values.perMember),
        validDays: whole(values.validDays),
      };
    case 'reduction':
      return { ...begun, ...scoped, steps: values.steps.map(({ from, to }) => ({ threshold: moneyOf(from), reduction: moneyOf(to) })) };
    case 'limited':
      return {
        ...begun,
        goods: values.goods.map(({ spec, price, total, restriction }) => ({
          specId: spec.specId,
          price: moneyOf(price),
          total: whole(total),
          restriction: whole(restriction),
        })),
      };
    case 'group':
      return {
        ...begun,
        specId: values.goods[0]?.spec.specId ?? '',
        leastBuyers: whole(values.leastBuyers),
        total: whole(values.total),
        restriction: whole(values.restriction),
        steps: values.steps.map(({ from, to }) => ({ buyers: whole(from), price: moneyOf(to) })),
      };
  }
};
