import { type StaffAction, type StaffPerson, storeStaffApi } from '@mall/contract/account/staff.api.ts';
import { RolesDialog } from '@mall/counter/staff/roles-dialog.tsx';
import { StaffList } from '@mall/counter/staff/staff-list.tsx';
import { staffFields } from '@mall/counter/staff/staff-place.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AddDialog } from './add-dialog.tsx';
import { peopleReads } from './people.reads.ts';

/** The people of the store: who does what, and how to take them in and let them go. */
export default function PeoplePage() {
  const t = useWords('people');
  const place = usePlace(staffFields);
  const duties = useAnswer(ask(storeStaffApi.duties, {}, { fallback: { rights: [], roles: [] }, staleMs: 0 }));
  const [doing, setDoing] = useState<'add' | StaffPerson>();
  const close = () => setDoing(undefined);
  const turn = useAct({
    call: storeStaffApi.setState,
    request: ({ id, state }: StaffPerson) => ({
      params: { id },
      body: { state: state === 'enabled' ? ('disabled' as const) : ('enabled' as const) },
    }),
    ask: ({ name, state }) =>
      state === 'enabled'
        ? { title: t('disable.ask', { name }), text: t('disable.text'), act: t('disable.act'), tone: 'danger' }
        : { title: t('enable.ask', { name }), act: t('enable.act') },
    done: (_, { name, state }) => t(state === 'enabled' ? 'disable.done' : 'enable.done', { name }),
    changes: peopleReads,
  });
  const remove = useAct({
    call: storeStaffApi.remove,
    request: ({ id }: StaffPerson) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('remove.ask', { name }), text: t('remove.text'), act: t('remove.act'), tone: 'danger' }),
    done: (_, { name }) => t('remove.done', { name }),
    changes: peopleReads,
  });
  const setRoles = useCall({
    call: storeStaffApi.setRoles,
    request: ({ id }: StaffPerson, roleIds: string[]) => ({ params: { id }, body: { roleIds } }),
    done: t('roles.done'),
    changes: peopleReads,
    options: quietly,
  });
  const act = (action: StaffAction, person: StaffPerson) => {
    if (action === 'roles') setDoing(person);
    else if (action === 'remove') remove.start(person);
    else turn.start(person);
  };
  return (
    <StaffList
      title={t('title')}
      lead={t('lead')}
      add={t('add.act')}
      onAdd={() => setDoing('add')}
      place={place}
      calls={{ page: storeStaffApi.page, export: storeStaffApi.export }}
      duties={duties}
      onAct={act}
    >
      {turn.question}
      {remove.question}
      {doing === 'add' && <AddDialog duties={duties} onClose={close} />}
      {doing !== undefined && doing !== 'add' && (
        <RolesDialog person={doing} duties={duties} proves={false} onSave={({ roleIds }) => setRoles.run(doing, roleIds)} onClose={close} />
      )}
    </StaffList>
  );
}
