import { type DepartmentNode, departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { personStates } from '@mall/contract/company/people.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { type Translate, useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { CompanyTabsRow } from './company-tabs-row.tsx';
import { ImportReport } from './import-report.tsx';
import { pageSizes, sizesOf } from './page-sizes.ts';
import { PersonCard, peopleColumns } from './people-columns.tsx';
import { usePersonActs } from './use-person-acts.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

const fields = { word: typed(40), dept: typed(20), role: typed(20), state: oneOf(personStates), size: oneOf(pageSizes, '10') };

const optionsOf = (nodes: readonly DepartmentNode[], way = ''): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, closed, children }) =>
    closed ? [] : [{ value: id, label: way + name }, ...optionsOf(children, `${way}${name} / `)],
  );

const useFilters = (t: Translate<'company'>): Filter<keyof typeof fields>[] => {
  const roles = useAnswer(ask(peopleApi.roleList, {}, { fallback: [] }));
  const tree = useAnswer(ask(departmentApi.tree, {}, { fallback: [] }));
  return [
    { kind: 'text', name: 'word', label: t('people.word'), width: 180, most: 40 },
    {
      kind: 'choice',
      name: 'dept',
      label: t('department'),
      any: t('people.anyDepartment'),
      options: optionsOf(tree),
      width: 180,
      atOnce: true,
    },
    {
      kind: 'choice',
      name: 'role',
      label: t('people.role'),
      any: t('people.anyRole'),
      options: roles.map(({ id, name }) => ({ value: id, label: name })),
      width: 128,
      atOnce: true,
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('people.state'),
      any: t('people.anyState'),
      options: personStates.map((state) => ({ value: state, label: t(`people.state.${state}`) })),
      width: 128,
      atOnce: true,
    },
  ];
};

/** The company's people: who they are, what they may, and how to let them in and go. */
export default function PeoplePage() {
  const t = useWords('company');
  const { may } = useSession();
  const mayManage = may('company:people:manage');
  const place = usePlace(fields);
  const { word, dept, role, state, page } = place.at;
  const size = Number(place.at.size);
  const query = {
    page,
    limit: size,
    ...(word && { word }),
    ...(isId(dept) && { deptId: dept }),
    ...(isId(role) && { roleId: role }),
    ...(state && { state }),
  };
  const found = useList(ask(peopleApi.page, { query }, { staleMs: 0 }));
  const [importing, setImporting] = useState(false);
  const { acts, invite, questions } = usePersonActs();
  const buttons = mayManage && (
    <>
      <Button look="line" icon={<UploadIcon size={16} />} onClick={() => setImporting(true)}>
        {t('people.import')}
      </Button>
      <Button icon={<PlusIcon size={16} />} onClick={invite}>
        {t('people.invite')}
      </Button>
    </>
  );
  const none = place.narrowed(['size'])
    ? {
        title: t('people.noneFound'),
        actions: (
          <RouterLink href={place.plain} className="link">
            {t('people.all')}
          </RouterLink>
        ),
      }
    : { title: t('people.none') };
  return (
    <ListPage
      title={t('people.title')}
      lead={found.data && t('people.lead', { people: found.data.people, enabled: found.data.enabled })}
      acts={buttons}
      note={<CompanyTabsRow on="people" />}
      filter={<FilterBar place={place} filters={useFilters(t)} />}
      list={{
        found,
        rowKey: ({ id, invited }) => `${invited ? 'i' : 'm'}${id}`,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        sizes: sizesOf((next) => place.hrefOf({ size: next })),
        columns: peopleColumns(t, acts, mayManage),
        card: (person) => <PersonCard t={t} person={person} acts={acts} mayManage={mayManage} />,
        none,
        words: { failed: t('people.failed') },
      }}
    >
      {mayManage && <ImportReport onAgain={() => setImporting(true)} />}
      {questions}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
