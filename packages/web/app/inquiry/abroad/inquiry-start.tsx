import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import styles from './abroad.module.css';

type Country = { code: string; name: string };

/** The beginning of an inquiry: what is typed here stands in the form that it leads to. */
export function InquiryStart({ countries }: { countries: readonly Country[] }) {
  const t = useWords('inquiry/abroad');
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ name: '', num: '', budget: '', country: '' });
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value });
  const go = (event: FormEvent) => {
    event.preventDefault();
    const said = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    void navigate(`/newInquiry${said.length > 0 ? `?${new URLSearchParams(said)}` : ''}`);
  };
  return (
    <form className={styles.start} aria-labelledby="abroad-start" onSubmit={go}>
      <h2 id="abroad-start">{t('start')}</h2>
      <Field label={t('start.name')}>
        <TextInput value={typed.name} onChange={set('name')} maxLength={60} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('start.num')}>
          <TextInput value={typed.num} onChange={set('num')} inputMode="numeric" maxLength={7} />
        </Field>
        <Field label={t('start.budget')}>
          <TextInput value={typed.budget} onChange={set('budget')} inputMode="decimal" maxLength={14} />
        </Field>
      </div>
      <Field label={t('start.country')}>
        <Select
          value={typed.country}
          onChange={set('country')}
          placeholder={t('start.anyCountry')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      <Button type="submit" block>
        {t('start.act')}
      </Button>
    </form>
  );
}
