import { type Person, peopleApi } from '@mall/contract/company/people.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { peopleReads } from './company.changes.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { PersonActs } from './people-columns.tsx';
import { PlaceDialog } from './place-dialogs.tsx';

const PersonDialog = lazy(() => import('./person-dialog.tsx'));

/** What can be done with one of the company's people, and the dialogs that ask for the rest. */
export const usePersonActs = (): { acts: PersonActs; invite: () => void; questions: ReactNode } => {
  const t = useWords('company');
  const [dialog, setDialog] = useState<{ person?: Person }>();
  const turn = useAct({
    call: peopleApi.updateState,
    request: ({ id, state }: Person) => ({
      params: { id },
      body: { state: state === 'enabled' ? ('disabled' as const) : ('enabled' as const) },
    }),
    ask: ({ name, state }) =>
      state === 'enabled'
        ? { title: t('people.disableAsk', { name }), text: t('people.disableText'), act: t('people.disable'), tone: 'danger' }
        : { title: t('people.enableAsk', { name }), act: t('people.enable') },
    done: (_, { name, state }) => t(state === 'enabled' ? 'people.disabled' : 'people.enabled', { name }),
    changes: peopleReads,
  });
  const unbind = useAct({
    call: peopleApi.unbind,
    request: ({ id }: Person, heirId: string | null) => ({ params: { id }, body: { heirId } }),
    dialog: (person, { busy, act, close }) => <LeaveDialog person={person} busy={busy} onAct={act} onClose={close} />,
    done: (_, { name }) => t('leave.done', { name }),
    changes: peopleReads,
  });
  const again = useAct({
    call: peopleApi.inviteAgain,
    request: ({ id }: Person) => ({ params: { id } }),
    done: t('people.againDone'),
    changes: [],
  });
  const withdraw = useAct({
    call: peopleApi.withdraw,
    request: ({ id }: Person) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('people.withdrawAsk', { name }), act: t('people.withdraw'), tone: 'danger' }),
    done: t('people.withdrawn'),
    changes: peopleReads,
  });
  const place = useAct({
    call: peopleApi.moveTo,
    request: ({ id }: Person, departmentId: string | null) => ({ body: { ids: [id], departmentId } }),
    dialog: (person, asking) => <PlaceDialog person={person} {...asking} />,
    done: ({ moved }) => t('dept.broughtIn', { count: moved }),
    changes: peopleReads,
  });
  const questions = (
    <>
      {turn.question}
      {unbind.question}
      {withdraw.question}
      {place.question}
      {dialog && (
        <Suspense>
          <PersonDialog {...dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
  const acts = {
    turn: turn.start,
    unbind: unbind.start,
    again: again.start,
    withdraw: withdraw.start,
    place: place.start,
    edit: (person: Person) => setDialog({ person }),
  };
  return { acts, invite: () => setDialog({}), questions };
};
