import type { Sight } from '@mall/contract/company/sight.ts';
import type { AnyCall, DataOf } from '@mall/contract/kernel/call.ts';
import type { Ask } from '@mall/kit/ask/ask.ts';
import type { Filter } from '@mall/kit/list/filter.ts';
import { id } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useWords } from '../kernel/words.tsx';

/** Spread into the place of a list that reaches beyond one's own. */
export const sightFields = { memberId: id, departmentId: id };

/** What the filters ask of the server. */
export const sightQuery = ({ memberId, departmentId }: Record<keyof typeof sightFields, string>) => ({
  ...(memberId && { memberId }),
  ...(departmentId && { departmentId }),
});

const nameOf = ({ name, departmentName }: Sight['people'][number]) => (departmentName === '' ? name : `${name}（${departmentName}）`);

/** Filters by colleague and department, for whoever sees more than his own; for others there are none. */
export const useSightFilters = <C extends AnyCall>(
  question: DataOf<C> extends Sight ? Ask<C> : never,
): { seesOthers: boolean; filters: Filter<keyof typeof sightFields>[] } => {
  const t = useWords('shell');
  const sight = useList(question as Ask<C>).data as Sight | undefined;
  const people = sight?.people ?? [];
  if (people.length === 0) return { seesOthers: false, filters: [] };
  return {
    seesOthers: true,
    filters: [
      {
        kind: 'choice',
        name: 'memberId',
        label: t('sight.buyer'),
        any: t('sight.anybody'),
        width: 168,
        options: people.map((person) => ({ value: person.memberId, label: nameOf(person) })),
      },
      {
        kind: 'choice',
        name: 'departmentId',
        label: t('sight.department'),
        any: t('sight.anyDepartment'),
        width: 152,
        options: (sight?.departments ?? []).map(({ departmentId, name, depth }) => ({
          value: departmentId,
          label: `${'　'.repeat(depth)}${name}`,
        })),
      },
    ],
  };
};
