import { lazy, Suspense, useRef } from 'react';
import { UsersIcon } from '../icons/users-icon.tsx';
import { Popup } from '../popup/popup.tsx';
import { usePopup } from '../popup/use-popup.ts';
import styles from './choice.module.css';
import { ChoiceButton } from './choice-button.tsx';
import type { PeopleChoiceLabels, Person } from './people-pane.tsx';
import { ChoiceComing } from './tree-choice.tsx';

const PeoplePane = lazy(async () => ({ default: (await import('./people-pane.tsx')).PeoplePane }));

export type PeopleChoiceProps = {
  value: readonly Person[];
  onChange: (value: Person[]) => void;
  /** Asks for people by what is typed; the first question is empty and brings the likely ones. */
  find: (words: string, signal: AbortSignal) => Promise<readonly Person[]>;
  locale: string;
  labels: PeopleChoiceLabels;
  multiple?: boolean;
  /** How many at most. */
  most?: number;
  size?: 's' | 'm' | 'l';
  disabled?: boolean;
};

/** Colleagues by name, number or department: asked of the server while one types, one or many. */
export function PeopleChoice({ value, onChange, find, locale, labels, multiple = false, most, size, disabled }: PeopleChoiceProps) {
  const control = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  return (
    <>
      <ChoiceButton
        ref={control}
        popup={popup}
        label={labels.people}
        icon={<UsersIcon size={16} className={styles.arrow} />}
        text={value.map((person) => person.name).join('、')}
        count={value.length}
        placeholder={labels.placeholder}
        disabled={disabled}
        {...(size && { size })}
      />
      {popup.open && (
        <Popup id={popup.id} anchor={control} label={labels.people} onClose={popup.close} fit className={styles.popup ?? ''}>
          <Suspense fallback={<ChoiceComing />}>
            <PeoplePane
              value={value}
              onChange={onChange}
              onDone={popup.close}
              find={find}
              locale={locale}
              labels={labels}
              multiple={multiple}
              most={most ?? Number.POSITIVE_INFINITY}
            />
          </Suspense>
        </Popup>
      )}
    </>
  );
}
