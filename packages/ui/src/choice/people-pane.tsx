import { Autocomplete } from 'react-aria-components/Autocomplete';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useAsyncList } from 'react-aria-components/useAsyncList';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { classNames } from '../class-names.ts';
import { letPress } from '../popup/let-press.ts';
import styles from './choice.module.css';
import { ChoiceFoot } from './choice-foot.tsx';
import { ChoiceMark } from './choice-mark.tsx';
import looks from './people.module.css';

export type Person = {
  id: string;
  name: string;
  /** Tells two of one name apart: department, masked number. */
  note?: string;
  /** Cannot be chosen, and why ("待接受邀请"). */
  refusal?: string;
};
export type PeopleChoiceLabels = {
  /** Spoken name where no Field gives one, and the name of the list. */
  people: string;
  placeholder: string;
  search: string;
  searching: string;
  none: string;
  failed: string;
  retry: string;
  remove: (name: string) => string;
  clear: string;
  done: string;
};
export type PeoplePaneProps = {
  value: readonly Person[];
  onChange: (value: Person[]) => void;
  onDone: () => void;
  find: (words: string, signal: AbortSignal) => Promise<readonly Person[]>;
  locale: string;
  labels: PeopleChoiceLabels;
  multiple: boolean;
  most: number;
};

letPress();

const pause = 200;

/** The field keeps the focus while arrow keys walk the list, so that one can go on typing. */
export function PeoplePane({ value, onChange, onDone, find, locale, labels, multiple, most }: PeoplePaneProps) {
  const people = useAsyncList<Person>({
    load: async ({ signal, filterText = '' }) => {
      if (filterText !== '') await rest(pause);
      return { items: signal.aborted ? [] : await find(filterText.trim(), signal) };
    },
  });
  const chosen = new Set(value.map((person) => person.id));
  const full = multiple && value.length >= most;
  const choose = (selection: Selection) => {
    if (selection === 'all') return;
    const added = people.items.filter((person) => selection.has(person.id) && !chosen.has(person.id));
    if (!multiple) {
      if (added.length > 0) onChange(added);
      onDone();
      return;
    }
    // People found by an earlier question stay chosen though the list no longer shows them.
    const shown = new Set(people.items.map((person) => person.id));
    onChange([...value.filter((person) => selection.has(person.id) || !shown.has(person.id)), ...added].slice(0, most));
  };
  const words = people.error ? null : people.isLoading ? labels.searching : labels.none;
  return (
    <I18nProvider locale={locale}>
      {multiple && value.length > 0 && (
        <div className={styles.chosen}>
          {value.map((person) => (
            <Chip
              key={person.id}
              removeLabel={labels.remove(person.name)}
              onRemove={() => onChange(value.filter((each) => each.id !== person.id))}
            >
              {person.name}
            </Chip>
          ))}
        </div>
      )}
      <Autocomplete inputValue={people.filterText} onInputChange={people.setFilterText}>
        <SearchField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by the reader's act, and what they type is the search
          autoFocus
          aria-label={labels.search}
          className={classNames(styles.search, looks.search)}
        >
          <Input placeholder={labels.search} className={looks.input ?? ''} />
        </SearchField>
        <ListBox
          aria-label={labels.people}
          items={people.items}
          dependencies={[value, full]}
          selectionMode={multiple ? 'multiple' : 'single'}
          selectedKeys={chosen}
          onSelectionChange={choose}
          disabledKeys={people.items.filter((person) => person.refusal || (full && !chosen.has(person.id))).map((person) => person.id)}
          renderEmptyState={() => (words === null ? null : <p className={styles.none}>{words}</p>)}
          className={styles.list ?? ''}
        >
          {(person: Person) => (
            <ListBoxItem
              id={person.id}
              textValue={person.name}
              className={({ isFocused, isSelected }) =>
                classNames(styles.row, styles.person, isFocused && looks.current, isSelected && styles.on)
              }
            >
              <div className={styles.line}>
                {multiple && <ChoiceMark state={chosen.has(person.id) ? 'all' : 'none'} />}
                <span className={styles.face} aria-hidden="true">
                  {person.name.slice(0, 1)}
                </span>
                <span className={styles.who}>
                  <span className={styles.name}>{person.name}</span>
                  <span className={styles.note}>{[person.note, person.refusal].filter(Boolean).join(' · ')}</span>
                </span>
              </div>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
      <p className="sr" aria-live="polite">
        {people.isLoading ? labels.searching : people.items.length === 0 && !people.error ? labels.none : ''}
      </p>
      {people.error && (
        <p role="alert" className={styles.none}>
          {labels.failed}{' '}
          <Button look="text" size="s" onClick={() => people.reload()}>
            {labels.retry}
          </Button>
        </p>
      )}
      {multiple && <ChoiceFoot labels={labels} empty={value.length === 0} onClear={() => onChange([])} onDone={onDone} />}
    </I18nProvider>
  );
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
