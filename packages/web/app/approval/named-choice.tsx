import { localeOf } from '@mall/contract/kernel/language.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { PeopleChoice } from '@mall/ui/choice/people-choice.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { useWords } from '../kernel/words.tsx';

type Props = {
  value: readonly Person[];
  onChange: (chosen: Person[]) => void;
  find: (word: string, signal: AbortSignal) => Promise<readonly Person[]>;
  most: number;
  label: string;
  size?: 's' | 'm';
};

/** People, stores or whatever else has a number and a name, found while one types. */
export function NamedChoice({ value, onChange, find, most, label, size }: Props) {
  const t = useWords('approval');
  return (
    <PeopleChoice
      value={value}
      onChange={onChange}
      multiple={most > 1}
      most={most}
      find={find}
      locale={localeOf[useLanguage()]}
      {...(size && { size })}
      labels={{
        people: label,
        placeholder: t('choose.placeholder'),
        search: t('choose.search'),
        searching: t('choose.searching'),
        none: t('choose.none'),
        failed: t('choose.failed'),
        retry: t('choose.retry'),
        remove: (name) => t('choose.remove', { name }),
        clear: t('choose.clear'),
        done: t('choose.done'),
      }}
    />
  );
}
