import type { ComparedSpec } from '@mall/contract/procurement/compare.api.ts';
import { type LifeField, lifeFields, lifeNames, mostWatts, readTerm } from '@mall/contract/procurement/compare.rules.ts';
import { losesPower } from '@mall/contract/procurement/compare-rows.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { useComparePlace } from './compare-place.ts';
import styles from './comparison.module.css';

const isWatts = (text: string) => text === '' || (/^\d{1,7}$/.test(text) && Number(text) <= mostWatts);
const isTerm = (name: LifeField, text: string) => readTerm(name, text) === Number(text) && text !== '';

const watts = (list: readonly string[]) =>
  list.some((one) => one.trim() !== '') ? list.map((one) => (one.trim() === '' ? null : Number(one))) : [];

/** What the cost of losses is reckoned with, and what was typed where a maker states nothing; all of it goes into the address. */
export function LifeTermsPanel({ specs }: { specs: readonly ComparedSpec[] }) {
  const t = useWords('procurement/compare');
  const place = useComparePlace();
  const [terms, setTerms] = useState<Record<LifeField, string>>(
    () => Object.fromEntries(lifeNames.map((name) => [name, String(place.terms[name])])) as Record<LifeField, string>,
  );
  const typed = (list: readonly (number | null)[]) => place.ids.map((_, at) => String(list[at] ?? ''));
  const [p0, setP0] = useState(() => typed(place.p0));
  const [pk, setPk] = useState(() => typed(place.pk));
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const silent = specs.filter(
    (spec) => losesPower(spec) && (spec.figures.no_load_loss_w === undefined || spec.figures.load_loss_w === undefined),
  );

  const reckon = (event: FormEvent) => {
    event.preventDefault();
    const bad = new Set([
      ...lifeNames.filter((name) => !isTerm(name, terms[name].trim())),
      ...place.ids.flatMap((id, at) => [
        ...(isWatts((p0[at] ?? '').trim()) ? [] : [`p0 ${id}`]),
        ...(isWatts((pk[at] ?? '').trim()) ? [] : [`pk ${id}`]),
      ]),
    ]);
    setFaults(bad);
    if (bad.size > 0) return;
    place.go({
      terms: { kwh: Number(terms.kwh), hours: Number(terms.hours), load: Number(terms.load), years: Number(terms.years) },
      p0: watts(p0),
      pk: watts(pk),
    });
  };
  const put = (list: readonly string[], id: string, value: string) => list.map((one, at) => (place.ids[at] === id ? value : one));
  return (
    <section aria-labelledby="life-terms" className={styles.panel}>
      <h2 id="life-terms" className={styles.subtitle}>
        {t('life.title')}
      </h2>
      <p className={styles.formula}>{t('life.formula')}</p>
      <form className={styles.terms} onSubmit={reckon} noValidate>
        {lifeNames.map((name) => (
          <Field
            key={name}
            label={t(`life.${name}`)}
            {...(faults.has(name) && { message: t('life.bounds', { least: lifeFields[name].least, most: lifeFields[name].most }) })}
          >
            <TextInput
              inputMode="decimal"
              value={terms[name]}
              maxLength={8}
              trailing={t(`life.${name}.unit`)}
              onChange={(event) => setTerms({ ...terms, [name]: event.target.value })}
            />
          </Field>
        ))}
        {silent.map(({ specId, specName, figures }) => {
          const at = place.ids.indexOf(specId);
          return (
            <fieldset key={specId} className={styles.typed}>
              <legend className="ell">{specName}</legend>
              {figures.no_load_loss_w === undefined && (
                <Field label={t('life.p0')} {...(faults.has(`p0 ${specId}`) && { message: t('life.watts') })}>
                  <TextInput
                    inputMode="numeric"
                    value={p0[at] ?? ''}
                    maxLength={7}
                    trailing="W"
                    onChange={(event) => setP0(put(p0, specId, event.target.value))}
                  />
                </Field>
              )}
              {figures.load_loss_w === undefined && (
                <Field label={t('life.pk')} {...(faults.has(`pk ${specId}`) && { message: t('life.watts') })}>
                  <TextInput
                    inputMode="numeric"
                    value={pk[at] ?? ''}
                    maxLength={7}
                    trailing="W"
                    onChange={(event) => setPk(put(pk, specId, event.target.value))}
                  />
                </Field>
              )}
            </fieldset>
          );
        })}
        <div className={`${styles.reckon} no-print`}>
          <Button type="submit" look="line">
            {t('life.reckon')}
          </Button>
        </div>
      </form>
    </section>
  );
}
