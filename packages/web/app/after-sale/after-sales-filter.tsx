import { failureOf } from '@mall/contract/errors.ts';
import { DayRange } from '@mall/kit/list/day-range.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import styles from './after-sale.module.css';
import { type AfterSalesPlace, afterSalesAddress, type TypedFilter } from './after-sales-address.ts';

const types = ['1', '2', '3'] as const;

/** Words, type and days; they go into the address. */
export function AfterSalesFilter({ place }: { place: AfterSalesPlace }) {
  const t = useWords('after-sale');
  const navigate = useNavigate();
  const { tab, page: _, ...first } = place;
  const language = useLanguage();
  const faultId = useId();
  const [typed, setTyped] = useState<TypedFilter>(first);
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>();
  const go = (filter: TypedFilter) => void navigate(afterSalesAddress({ tab, page: 1, ...filter }));
  const change = (changes: Partial<TypedFilter>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(typed);
    setFault(found);
    if (found) document.getElementById(`${faultId}-${found.end}`)?.focus();
    else go({ ...typed, keyword: typed.keyword.trim() });
  };
  const filled = Object.values(first).some((value) => value !== '');
  return (
    <form className={styles.filter} aria-label={t('filter.label')} onSubmit={submit}>
      <TextInput
        size="s"
        type="search"
        maxLength={40}
        aria-label={t('filter.keyword')}
        placeholder={t('filter.keyword')}
        icon={<SearchIcon size={14} />}
        value={typed.keyword}
        className={styles.keyword ?? ''}
        onChange={(event) => change({ keyword: event.target.value })}
      />
      <label className={styles.pair}>
        {t('filter.type')}
        <Select
          size="s"
          value={typed.type}
          placeholder={t('filter.allTypes')}
          options={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          onChange={(event) => go({ ...typed, type: event.target.value })}
        />
      </label>
      <DayRange
        size="s"
        labels={{ group: t('filter.days'), from: t('filter.from'), to: t('filter.to') }}
        value={{ from: typed.from, to: typed.to }}
        ids={{ from: `${faultId}-from`, to: `${faultId}-to` }}
        invalid={{ from: fault?.end === 'from', to: fault?.end === 'to' }}
        describedBy={fault && faultId}
        onChange={(span) => {
          change(span);
          setFault(undefined);
        }}
      />
      <Button type="submit" look="line" size="s">
        {t('filter.search')}
      </Button>
      {filled && (
        <Button look="text" size="s" onClick={() => go({ keyword: '', type: '', from: '', to: '' })}>
          {t('filter.reset')}
        </Button>
      )}
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {failureOf(fault.code).words[language]}
        </p>
      )}
    </form>
  );
}

const faultOf = ({ from, to }: TypedFilter) => {
  for (const end of ['from', 'to'] as const)
    if ({ from, to }[end] !== '' && !isDay({ from, to }[end])) return { end, code: 'order.day_wrong' as const };
  return from !== '' && to !== '' && to < from ? { end: 'to' as const, code: 'order.times_wrong' as const } : undefined;
};
