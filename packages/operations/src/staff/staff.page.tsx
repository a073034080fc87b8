import { mallStaffApi, type StaffAction, type StaffPerson } from '@mall/contract/account/staff.api.ts';
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
import { ResetFactorDialog } from '../people/reset-factor-dialog.tsx';
import { AppointDialog } from './appoint-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { staffReads } from './staff.reads.ts';

type Doing = { action: 'roles' | 'password' | 'resetFactor'; person: StaffPerson };

/** The mall's own people: who does what, and how to appoint them and shut them out. */
export default function StaffPage() {
  const t = useWords('staff');
  const place = usePlace(staffFields);
  const duties = useAnswer(ask(mallStaffApi.duties, {}, { fallback: { rights: [], roles: [] }, staleMs: 0 }));
  const [doing, setDoing] = useState<'appoint' | Doing>();
  const close = () => setDoing(undefined);
  const turn = useAct({
    call: mallStaffApi.setState,
    request: ({ id, state }: StaffPerson) => ({
      params: { id },
      body: { state: state === 'enabled' ? ('disabled' as const) : ('enabled' as const) },
    }),
    ask: ({ name, state }) =>
      state === 'enabled'
        ? { title: t('disable.ask', { name }), text: t('disable.text'), act: t('disable.act'), tone: 'danger' }
        : { title: t('enable.ask', { name }), act: t('enable.act') },
    done: (_, { name, state }) => t(state === 'enabled' ? 'disable.done' : 'enable.done', { name }),
    changes: staffReads,
  });
  const setRoles = useCall({
    call: mallStaffApi.setRoles,
    request: ({ id }: StaffPerson, body: { roleIds: string[]; code: string }) => ({ params: { id }, body }),
    done: t('roles.done'),
    changes: staffReads,
    options: quietly,
  });
  const act = (action: StaffAction, person: StaffPerson) => {
    if (action === 'roles' || action === 'password' || action === 'resetFactor') setDoing({ action, person });
    else turn.start(person);
  };
  const { action, person } = typeof doing === 'object' ? doing : {};
  return (
    <StaffList
      title={t('title')}
      lead={t('lead')}
      add={t('appoint.act')}
      onAdd={() => setDoing('appoint')}
      place={place}
      calls={{ page: mallStaffApi.page, export: mallStaffApi.export }}
      duties={duties}
      onAct={act}
    >
      {turn.question}
      {doing === 'appoint' && <AppointDialog duties={duties} onClose={close} />}
      {action === 'roles' && person && (
        <RolesDialog person={person} duties={duties} proves onSave={(values) => setRoles.run(person, values)} onClose={close} />
      )}
      {action === 'password' && person && <PasswordDialog person={person} onClose={close} />}
      {action === 'resetFactor' && person && <ResetFactorDialog id={person.id} name={person.name} onClose={close} />}
    </StaffList>
  );
}
