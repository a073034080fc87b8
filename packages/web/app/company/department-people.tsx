import type { DepartmentNode } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FoundTable } from '@mall/kit/list/found-table.tsx';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import type { Place } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { peopleReads } from './company.changes.ts';
import styles from './company.module.css';
import type { departmentFields } from './department-place.ts';
import { sizesOf } from './page-sizes.ts';
import { PersonCard, peopleColumns } from './people-columns.tsx';
import { BringDialog } from './place-dialogs.tsx';
import { usePersonActs } from './use-person-acts.tsx';

/** Names and mobiles; Enter searches, and so does leaving the field. */
function PeopleSearch({ word, onSearch }: { word: string; onSearch: (word: string) => void }) {
  const t = useWords('company');
  const [typed, setTyped] = useState(word);
  const search = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== word) onSearch(typed.trim());
  };
  return (
    <form className={styles.search} onSubmit={search}>
      <TextInput
        size="s"
        type="search"
        value={typed}
        maxLength={40}
        aria-label={t('people.word')}
        placeholder={t('people.word')}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => search()}
      />
    </form>
  );
}

type DepartmentPeopleProps = { node: DepartmentNode; place: Place<typeof departmentFields> };

/** The people of a department, with those below it or without, and what can be done with them. */
export function DepartmentPeople({ node, place }: DepartmentPeopleProps) {
  const t = useWords('company');
  const mayManage = useSession().may('company:people:manage');
  const { word, below, page } = place.at;
  const size = Number(place.at.size);
  const query = { page, limit: size, deptId: node.id, below, ...(word && { word }) };
  const found = useList(ask(peopleApi.page, { query }, { staleMs: 0 }));
  const { acts, questions } = usePersonActs();
  const bring = useAct({
    call: peopleApi.moveTo,
    request: ({ id }: DepartmentNode, ids: string[]) => ({ body: { ids, departmentId: id } }),
    dialog: (into, asking) => <BringDialog node={into} {...asking} />,
    done: ({ moved }) => t('dept.broughtIn', { count: moved }),
    changes: peopleReads,
  });
  const list = {
    found,
    rowKey: ({ id, invited }: { id: string; invited: boolean }) => `${invited ? 'i' : 'm'}${id}`,
    page,
    size,
    hrefOf: (next: number) => place.hrefOf({ page: next }),
    sizes: sizesOf((next) => place.hrefOf({ size: next })),
    none: { title: t(word ? 'dept.noneMatch' : 'dept.nobody') },
    words: { failed: t('people.failed') },
  };
  useLastPage({ ...list, total: found.isPlaceholderData ? 0 : (found.data?.total ?? 0) });
  return (
    <>
      <div className={styles.tools}>
        <PeopleSearch key={`${node.id} ${word}`} word={word} onSearch={(next) => place.go({ word: next })} />
        <Checkbox checked={below === '1'} onChange={(event) => place.go({ below: event.target.checked ? '1' : '0' })}>
          {t('dept.withBelow')}
        </Checkbox>
        {mayManage && !node.closed && (
          <Button look="line" size="s" className={styles.last} onClick={() => bring.start(node)}>
            {t('dept.bringIn')}
          </Button>
        )}
      </div>
      <FoundTable
        title={t('people.member')}
        columns={peopleColumns(t, acts, mayManage, 'department')}
        list={{ ...list, card: (person) => <PersonCard t={t} person={person} acts={acts} mayManage={mayManage} where="department" /> }}
      />
      {bring.question}
      {questions}
    </>
  );
}
