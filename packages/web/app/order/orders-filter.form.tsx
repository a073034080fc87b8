import { failureOf, isErrorCode } from '@mall/contract/errors.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { DayRange } from '@mall/kit/list/day-range.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { FilterIcon } from '@mall/ui/icons/filter-icon.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { findFaults } from './filter-faults.rules.ts';
import { type FilterField, filterFields, noFilter, type OrdersPlace, type TypedFilter } from './orders-address.ts';
import styles from './orders-filter.module.css';

type Props = { place: OrdersPlace; onFilter: (typed: TypedFilter) => void };

/** Narrows the list. What was typed stays, also when it is refused; the address carries what was asked. */
export function OrdersFilterForm({ place, onFilter }: Props) {
  const t = useWords('order');
  const language = useLanguage();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<TypedFilter>(
    () => Object.fromEntries(filterFields.map((field) => [field, place[field]])) as TypedFilter,
  );
  const [faults, setFaults] = useState<Partial<Record<FilterField, string | undefined>>>(() => findFaults(place));
  const set = (field: FilterField) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [field]: event.target.value });
    setFaults({ ...faults, [field]: undefined });
  };
  const submit = () => {
    const trimmed = Object.fromEntries(filterFields.map((field) => [field, typed[field].trim()])) as TypedFilter;
    const found = findFaults({ tab: place.tab, ...trimmed });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${formId}-${first}`)?.focus();
    else onFilter(trimmed);
  };
  const control = (field: FilterField, name: string, more: { placeholder?: string; inputMode?: 'decimal' } = {}) => (
    <TextInput
      id={`${formId}-${field}`}
      name={field}
      size="s"
      aria-label={name}
      aria-invalid={faults[field] !== undefined}
      aria-describedby={faults[field] ? `${formId}-fault` : undefined}
      className={styles[field] ?? ''}
      value={typed[field]}
      onChange={set(field)}
      {...more}
    />
  );
  const told = [...new Set(Object.values(faults).filter((code) => code !== undefined))].filter(isErrorCode);
  return (
    <search>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* With the names, the form also works before its script has come. */}
        {place.tab !== 'all' && <input type="hidden" name="state" value={place.tab} />}
        {control('orderSn', t('filter.sn'), { placeholder: t('filter.sn') })}
        <Button
          look="line"
          size="s"
          className="only-phone"
          aria-expanded={open}
          icon={<FilterIcon size={14} />}
          onClick={() => setOpen(!open)}
        >
          {t('filter.more')}
        </Button>
        <div className={open ? styles.rest : `${styles.rest} ${styles.folded}`}>
          {control('goodsName', t('filter.goods'), { placeholder: t('filter.goods') })}
          <span className={styles.pair}>
            <span className={styles.label}>{t('filter.time')}</span>
            <DayRange
              size="s"
              labels={{ group: t('filter.time'), from: t('filter.from'), to: t('filter.to') }}
              names={{ from: 'from', to: 'to' }}
              ids={{ from: `${formId}-from`, to: `${formId}-to` }}
              invalid={{ from: faults.from !== undefined, to: faults.to !== undefined }}
              describedBy={faults.from || faults.to ? `${formId}-fault` : undefined}
              value={{ from: typed.from, to: typed.to }}
              onChange={(span) => {
                setTyped({ ...typed, ...span });
                setFaults({ ...faults, from: undefined, to: undefined });
              }}
            />
          </span>
          <Pair label={t('filter.amount')}>
            {control('min', t('filter.min'), { placeholder: t('filter.min'), inputMode: 'decimal' })}
            {control('max', t('filter.max'), { placeholder: t('filter.max'), inputMode: 'decimal' })}
          </Pair>
          <Select
            size="s"
            name="payMode"
            aria-label={t('filter.mode')}
            className={styles.payMode ?? ''}
            placeholder={t('filter.anyMode')}
            options={payModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
            value={typed.payMode}
            onChange={set('payMode')}
          />
          <span className={styles.acts}>
            <Button type="submit" size="s">
              {t('filter.act')}
            </Button>
            <Button
              look="text"
              size="s"
              onClick={() => {
                setTyped(noFilter);
                setFaults({});
                onFilter(noFilter);
              }}
            >
              {t('filter.reset')}
            </Button>
          </span>
        </div>
        {told.length > 0 && (
          <p id={`${formId}-fault`} role="alert" className={styles.fault}>
            {told.map((code) => failureOf(code).words[language]).join(' ')}
          </p>
        )}
      </form>
    </search>
  );
}

function Pair({ label, children }: { label: string; children: [ReactNode, ReactNode] }) {
  return (
    <span className={styles.pair}>
      <span className={styles.label}>{label}</span>
      {children[0]}
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
      {children[1]}
    </span>
  );
}
