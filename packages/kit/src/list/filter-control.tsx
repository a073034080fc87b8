import { classNames } from '@mall/ui/class-names.ts';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { CSSProperties } from 'react';
import { DayRange } from './day-range.tsx';
import type { Filter } from './filter.ts';
import styles from './filter-bar.module.css';

/** What is typed into a bar of filters so far, and what is wrong with it. */
export type FilterBarState = {
  id: string;
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string | undefined>>;
  change: (changes: Readonly<Record<string, string>>) => void;
  /** Filters now, with this change. */
  submit: (changes: Readonly<Record<string, string>>) => void;
};

type FilterControlProps = { filter: Filter; bar: FilterBarState; first?: boolean };

const wide = (width: number | undefined) => ({ '--wide': width === undefined ? 'auto' : `${width}px` }) as CSSProperties;

export function FilterControl({ filter, bar, first = false }: FilterControlProps) {
  const { id, typed, faults, change } = bar;
  const className = classNames(styles.control, first && styles.first);
  const wired = (name: string, width: number | undefined) => ({
    id: `${id}-${name}`,
    name,
    size: 's' as const,
    value: typed[name] ?? '',
    className,
    style: wide(width),
    'aria-invalid': faults[name] !== undefined,
    'aria-describedby': faults[name] === undefined ? undefined : `${id}-fault`,
  });
  const named = (name: string, label: string) => ({
    'aria-label': label,
    placeholder: label,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  if (filter.kind === 'text') {
    const { name, label, width, most } = filter;
    return <TextInput {...wired(name, width)} {...named(name, label)} maxLength={most} />;
  }
  if (filter.kind === 'choice') {
    const choice = (
      <Select
        {...wired(filter.name, filter.width)}
        aria-label={filter.label}
        placeholder={filter.any}
        options={filter.options}
        onChange={({ target }) => (filter.atOnce ? bar.submit : change)({ [filter.name]: target.value })}
      />
    );
    if (!filter.labelled) return choice;
    return (
      <span className={styles.pair}>
        <span className={styles.label}>{filter.label}</span>
        {choice}
      </span>
    );
  }
  if (filter.kind === 'amounts') {
    const { label, min, max } = filter;
    return (
      <span className={styles.pair}>
        <span className={styles.label}>{label}</span>
        <TextInput {...wired(min.name, 96)} {...named(min.name, min.label)} inputMode="decimal" />
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <TextInput {...wired(max.name, 96)} {...named(max.name, max.label)} inputMode="decimal" />
      </span>
    );
  }
  const { label, from, to } = filter;
  return (
    <span className={styles.pair}>
      <span className={styles.label}>{label}</span>
      <DayRange
        size="s"
        labels={{ group: label, from: from.label, to: to.label }}
        names={{ from: from.name, to: to.name }}
        ids={{ from: `${id}-${from.name}`, to: `${id}-${to.name}` }}
        invalid={{ from: faults[from.name] !== undefined, to: faults[to.name] !== undefined }}
        describedBy={faults[from.name] || faults[to.name] ? `${id}-fault` : undefined}
        value={{ from: typed[from.name] ?? '', to: typed[to.name] ?? '' }}
        onChange={(span) => change({ [from.name]: span.from, [to.name]: span.to })}
      />
    </span>
  );
}
