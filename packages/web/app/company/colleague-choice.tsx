import { peopleApi } from '@mall/contract/company/people.api.ts';
import { peopleAtOnce } from '@mall/contract/company/people.rules.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { PeopleChoice } from '@mall/ui/choice/people-choice.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { useWords } from '../kernel/words.tsx';

type ColleaguesChoiceProps = {
  value: readonly Person[];
  onChange: (people: Person[]) => void;
  /** Who cannot be chosen: the one who leaves, those who are there already. */
  except?: readonly string[];
  multiple?: boolean;
};

/** Enabled colleagues, found by name or mobile. */
export function ColleaguesChoice({ value, onChange, except, multiple = true }: ColleaguesChoiceProps) {
  const t = useWords('company');
  const locale = localeOf[useLanguage()];
  const find = async (word: string, signal: AbortSignal): Promise<Person[]> => {
    const query = { page: 1, limit: 20, state: 'enabled' as const, ...(word && { word: word.slice(0, 40) }) };
    const { list } = await browserCall(peopleApi.page, { query }, { signal, silent: true });
    return list
      .filter(({ id, isSelf }) => !except?.includes(id) && !(multiple && isSelf))
      .map(({ id, name, mobile, departmentName }) => ({ id, name, note: [departmentName, mobile].filter(Boolean).join(' · ') }));
  };
  return (
    <PeopleChoice
      value={value}
      onChange={onChange}
      multiple={multiple}
      most={peopleAtOnce}
      find={find}
      locale={locale}
      labels={{
        people: t('choose.people'),
        placeholder: t('choose.people'),
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

type ColleagueChoiceProps = { value: Person | null; onChange: (person: Person | null) => void; except?: string };

export function ColleagueChoice({ value, onChange, except }: ColleagueChoiceProps) {
  return (
    <ColleaguesChoice
      multiple={false}
      value={value ? [value] : []}
      onChange={([person]) => onChange(person ?? null)}
      {...(except !== undefined && { except: [except] })}
    />
  );
}
