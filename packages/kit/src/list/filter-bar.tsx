import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { FilterIcon } from '@mall/ui/icons/filter-icon.tsx';
import { use, useId, useState } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { type Filter, namesOf } from './filter.ts';
import styles from './filter-bar.module.css';
import { type FilterBarState, FilterControl } from './filter-control.tsx';
import { ListViews } from './list-views.ts';
import type { PlaceChanges, PlaceFields, PlaceOf } from './place.ts';
import type { Place } from './use-place.ts';

type Typed = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, string | undefined>>;
type Name<F extends PlaceFields> = keyof F & string;

type FilterBarProps<F extends PlaceFields> = {
  place: Place<F>;
  filters: readonly Filter<Name<F>>[];
  label?: string;
  /** What is wrong with the filters, by field, in the reader's words. With faults they are not asked for. */
  faultsOf?: (typed: PlaceOf<F>) => Partial<Record<Name<F>, string>>;
};

/** Narrows a list. What was typed stays, also when it is refused; the address carries what was asked. */
export function FilterBar<F extends PlaceFields>(props: FilterBarProps<F>) {
  const names = namesOf(props.filters);
  const at: Typed = Object.fromEntries(names.map((name) => [name, props.place.at[name]]));
  const [shown, setShown] = useState(at);
  const [led, setLed] = useState<Typed>();
  const [round, setRound] = useState(0);
  // Gone to another place by a link or a step back, the bar begins anew with what that says; where it led itself, it stays, and the focus in it.
  // A filter that comes later, with the projects to choose from, is no other place: what is open or typed stays.
  if (names.some((name) => at[name] !== shown[name])) {
    setShown(at);
    const moved = names.some((name) => name in shown && at[name] !== shown[name]);
    if (moved && names.some((name) => at[name] !== led?.[name])) setRound(round + 1);
  }
  const views = use(ListViews);
  return (
    <>
      <Bar key={round} {...props} onAsk={setLed} />
      {views}
    </>
  );
}

function Bar<F extends PlaceFields>({ place, filters, label, faultsOf, onAsk }: FilterBarProps<F> & { onAsk: (changes: Typed) => void }) {
  const t = useKitWords();
  const id = useId();
  const names = namesOf(filters);
  const check = (values: Typed): Faults => faultsOf?.({ ...place.at, ...values } as PlaceOf<F>) ?? {};
  // What is wrong with a filter that is folded away on a telephone must be seen.
  const [open, setOpen] = useState(() => namesOf(filters.slice(1)).some((name) => check({})[name] !== undefined));
  const [said, setTyped] = useState<Typed>({});
  const typed: Typed = { ...Object.fromEntries(names.map((name) => [name, place.at[name]])), ...said };
  const [faults, setFaults] = useState<Faults>(() => check({}));
  const change = (changes: Typed) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
  };
  const go = (changes: Typed) => {
    setTyped(changes);
    setOpen(false);
    onAsk(changes);
    place.go(changes as PlaceChanges<F>);
  };
  const submit = (changes: Typed) => {
    change(changes);
    const trimmed = Object.fromEntries(names.map((name) => [name, (changes[name] ?? typed[name] ?? '').trim()]));
    const found = check(trimmed);
    setFaults(found);
    const wrong = names.find((name) => found[name] !== undefined);
    if (wrong !== undefined) document.getElementById(`${id}-${wrong}`)?.focus();
    else go(trimmed);
  };
  const reset = () => {
    setFaults({});
    go(Object.fromEntries(names.map((name) => [name, place.fields[name]?.usual ?? ''])));
  };
  const bar: FilterBarState = { id, typed, faults, change, submit };
  const [first, ...rest] = filters;
  const kept = Object.keys(place.fields).filter((name) => !names.includes(name) && place.at[name] !== place.fields[name]?.usual);
  const narrowed = rest.filter((filter) => namesOf([filter]).some((name) => place.at[name] !== place.fields[name]?.usual)).length;
  const told = [...new Set(Object.values(faults).filter((words) => words !== undefined))];
  return (
    <search>
      <form
        className={styles.form}
        noValidate
        aria-label={label ?? t('filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          submit({});
        }}
      >
        {/* With the names, the form also works before its script has come. */}
        {kept.map((name) => (
          <input key={name} type="hidden" name={name} value={place.at[name]} />
        ))}
        {first && <FilterControl first filter={first} bar={bar} />}
        {rest.length > 0 && (
          <Button
            look="line"
            size="s"
            className="only-phone"
            aria-expanded={open}
            icon={<FilterIcon size={14} />}
            onClick={() => setOpen(!open)}
          >
            {narrowed > 0 ? t('filter.moreOf', { count: narrowed }) : t('filter.more')}
          </Button>
        )}
        <div className={classNames(styles.rest, !open && rest.length > 0 && styles.folded)}>
          {rest.map((filter) => (
            <FilterControl key={namesOf([filter])[0]} filter={filter} bar={bar} />
          ))}
          <span className={styles.acts}>
            <Button type="submit" size="s">
              {t('filter.act')}
            </Button>
            <Button look="text" size="s" onClick={reset}>
              {t('filter.reset')}
            </Button>
          </span>
        </div>
        {told.length > 0 && (
          <p id={`${id}-fault`} role="alert" className={styles.fault}>
            {told.join(' ')}
          </p>
        )}
      </form>
    </search>
  );
}
