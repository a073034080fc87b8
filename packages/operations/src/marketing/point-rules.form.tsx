import { activityErrors } from '@mall/contract/marketing/activity.errors.ts';
import { marketingErrors } from '@mall/contract/marketing/marketing.errors.ts';
import { ChangePointRules, type PointRule, pointRanges, pointRuleNames, pointsFor } from '@mall/contract/marketing/point.rules.ts';
import { type PointRulesVersion, pointOperationsApi } from '@mall/contract/marketing/point-office.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './points.module.css';

type Values = Record<PointRule | 'reason', string>;

const groups = {
  give: ['orderYuan', 'orderPoints', 'reviewPoints', 'photoPoints'],
  most: ['dayMost', 'monthMost', 'validMonths'],
  worth: ['pointFen', 'sharePercent'],
} as const satisfies Record<string, readonly PointRule[]>;
const whole = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);
/** The order that shows what is typed. */
const sampleYuan = 1000;

export function PointRulesForm({ now, may }: { now: PointRulesVersion; may: boolean }) {
  const t = useWords('marketing');
  const first = { ...Object.fromEntries(pointRuleNames.map((name) => [name, String(now.rules[name])])), reason: '' } as Values;
  const form = useForm({
    first,
    rules: ChangePointRules,
    failures: { ...activityErrors, ...marketingErrors },
    shape: (values: Values) => ({
      ...Object.fromEntries(pointRuleNames.map((name) => [name, whole(values[name])])),
      reason: values.reason,
      version: now.version,
    }),
  });
  const change = useCall({
    call: pointOperationsApi.change,
    request: (body: ChangePointRules) => ({ body }),
    changes: [pointOperationsApi.rules],
    done: t('points.changed'),
    options: quietly,
  });
  const submit = form.submit(async (body) => void (await change.run(body)));
  const [yuan, points, worth, share] = (['orderYuan', 'orderPoints', 'pointFen', 'sharePercent'] as const).map((name) =>
    Number(form.watch(name)),
  ) as [number, number, number, number];
  const given = yuan > 0 ? pointsFor({ orderYuan: yuan, orderPoints: points }, sampleYuan * 100) : 0;
  return (
    <Form onSubmit={submit} message={form.messageOf('root')} label={t('points.rules')}>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <fieldset key={group} className={styles.group} disabled={!may}>
          <legend>{t(`points.group.${group}`)}</legend>
          <div className={styles.fields}>
            {groups[group].map((name) => (
              <Field
                key={name}
                label={t(`points.rule.${name}`)}
                required
                message={form.messageOf(name)}
                hint={t('points.range', { least: pointRanges[name][0], most: pointRanges[name][1] })}
              >
                <TextInput {...form.field(name)} inputMode="numeric" maxLength={9} autoComplete="off" trailing={t(`points.unit.${name}`)} />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={styles.sample} aria-live="polite">
        {t('points.sample', {
          yuan: sampleYuan,
          given,
          worth: ((given * worth) / 100).toFixed(2),
          most: ((sampleYuan * share) / 100).toFixed(2),
        })}
      </p>
      {may && (
        <>
          <Field label={t('points.reason')} required message={form.messageOf('reason')} hint={t('points.effect')}>
            <TextInput {...form.field('reason')} maxLength={100} autoComplete="off" />
          </Field>
          <p>
            <Button type="submit" busy={form.busy}>
              {t('points.save')}
            </Button>
          </p>
        </>
      )}
    </Form>
  );
}
