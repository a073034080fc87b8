import { localeOf } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { DateInput } from '@mall/ui/date/date-input.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import styles from './abroad.module.css';
import type { StartField } from './start.rules.ts';

type Country = { code: string; name: string };

/** The beginning of an inquiry: what is typed here stands in the form that it leads to. */
export function InquiryStart({ countries }: { countries: readonly Country[] }) {
  const t = useWords('inquiry/abroad');
  const form = useWords('inquiry/form');
  const kit = useKitWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<StartField, string>>({ name: '', num: '', budget: '', country: '', deadline: '' });
  const [faults, setFaults] = useState<Partial<Record<StartField, string>>>({});
  const put = (name: StartField, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _mended, ...others }) => others);
  };
  const set = (name: StartField) => (event: { target: { value: string } }) => put(name, event.target.value);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    // The rules come when they are needed: most readers of this page ask for nothing yet.
    const { startFaults } = await import('./start.rules.ts');
    const found = startFaults(typed, language, Date.now());
    if (Object.keys(found).length > 0) {
      flushSync(() => setFaults(found));
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const said = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    await navigate(`/newInquiry?${new URLSearchParams(said)}`);
  };
  return (
    <form ref={box} noValidate className={styles.start} aria-labelledby="abroad-start" onSubmit={(event) => void go(event)}>
      <h2 id="abroad-start">{t('start')}</h2>
      <Field required label={t('start.name')} message={faults.name}>
        <TextInput value={typed.name} onChange={set('name')} maxLength={120} />
      </Field>
      <div className={styles.pair}>
        <Field required label={t('start.num')} message={faults.num}>
          <TextInput value={typed.num} onChange={set('num')} inputMode="numeric" maxLength={12} />
        </Field>
        <Field required label={t('start.budget')} message={faults.budget}>
          <TextInput value={typed.budget} onChange={set('budget')} inputMode="decimal" maxLength={20} />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label={t('start.country')} message={faults.country}>
          <Select
            value={typed.country}
            onChange={set('country')}
            placeholder={t('start.anyCountry')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Field required label={t('start.deadline')} message={faults.deadline}>
          <DateInput
            value={typed.deadline}
            onChange={(deadline) => put('deadline', deadline)}
            locale={localeOf[language]}
            labels={{ open: kit('date.open'), calendar: t('start.deadline'), format: form('day.format') }}
          />
        </Field>
      </div>
      <Button type="submit" block>
        {t('start.act')}
      </Button>
    </form>
  );
}
