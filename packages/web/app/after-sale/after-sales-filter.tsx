import { Button } from '@mall/ui/button.tsx';
import { SearchIcon } from '@mall/ui/icons/search-icon.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
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
  const [typed, setTyped] = useState<TypedFilter>(first);
  const go = (filter: TypedFilter) => void navigate(afterSalesAddress({ tab, page: 1, ...filter }));
  const change = (changes: Partial<TypedFilter>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ ...typed, keyword: typed.keyword.trim() });
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
      <span className={styles.pair}>
        <TextInput
          size="s"
          type="date"
          aria-label={t('filter.from')}
          value={typed.from}
          max={typed.to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
        {t('filter.until')}
        <TextInput
          size="s"
          type="date"
          aria-label={t('filter.to')}
          value={typed.to}
          min={typed.from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </span>
      <Button type="submit" look="line" size="s">
        {t('filter.search')}
      </Button>
      {filled && (
        <Button look="text" size="s" onClick={() => go({ keyword: '', type: '', from: '', to: '' })}>
          {t('filter.reset')}
        </Button>
      )}
    </form>
  );
}
