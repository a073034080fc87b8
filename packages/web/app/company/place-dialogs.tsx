import type { DepartmentNode } from '@mall/contract/company/department.api.ts';
import type { Person } from '@mall/contract/company/people.api.ts';
import type { Person as Colleague } from '@mall/ui/choice/people-pane.tsx';
import { Field } from '@mall/ui/field.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { AskFrame, type Asking } from './ask-frame.tsx';
import { ColleaguesChoice } from './colleague-choice.tsx';
import { DepartmentChoice } from './department-choice.tsx';

/** Somebody goes to another department. */
export function PlaceDialog({ person, busy, act, close }: { person: Person } & Asking<string | null>) {
  const t = useWords('company');
  const [place, setPlace] = useState(person.departmentId);
  return (
    <AskFrame
      title={t('dept.placeTitle', { name: person.name })}
      act={t('people.place')}
      disabled={place === person.departmentId}
      busy={busy}
      dirty={place !== person.departmentId}
      onSubmit={() => act(place)}
      onClose={close}
    >
      <Field label={t('dept.moveTo')} required hint={t('dept.bringHint')}>
        <DepartmentChoice value={place} onChange={setPlace} none={t('noneOf')} />
      </Field>
    </AskFrame>
  );
}

/** People come into the department that is looked at. */
export function BringDialog({ node, busy, act, close }: { node: DepartmentNode } & Asking<string[]>) {
  const t = useWords('company');
  const [people, setPeople] = useState<Colleague[]>([]);
  return (
    <AskFrame
      title={t('dept.bringTitle', { name: node.name })}
      act={t('dept.bringIn')}
      disabled={people.length === 0}
      busy={busy}
      dirty={people.length > 0}
      onSubmit={() => act(people.map(({ id }) => id))}
      onClose={close}
    >
      <Field label={t('dept.bringWho')} required hint={t('dept.bringHint')}>
        <ColleaguesChoice value={people} onChange={setPeople} />
      </Field>
    </AskFrame>
  );
}
