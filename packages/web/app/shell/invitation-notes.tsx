import { invitationApi } from '@mall/contract/company/people.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useWords } from '../kernel/words.tsx';

const invitations = ask(invitationApi.mine, {}, { fallback: [] });

/** Companies that want the reader among their people, over whatever page of the centre he comes to first. */
export function InvitationNotes() {
  const t = useWords('shell');
  const signedIn = useSignedIn();
  const waiting = useAnswer(invitations, signedIn);
  const plan = { request: (id: string) => ({ params: { id } }), changes: [invitationApi.mine] };
  const accept = useAct({
    call: invitationApi.accept,
    ...plan,
    done: t('invitation.joined'),
    // Menu, prices and rights are other from now on.
    onDone: () => browserQueries().invalidateQueries(),
  });
  const decline = useAct({ call: invitationApi.decline, ...plan, done: t('invitation.declined') });
  return waiting.map(({ id, companyName, invitedBy, roles }) => (
    <Note
      key={id}
      actions={
        <>
          <Button size="s" busy={accept.subject === id} onClick={() => accept.start(id)}>
            {t('invitation.join')}
          </Button>
          <Button size="s" look="quiet" busy={decline.subject === id} onClick={() => decline.start(id)}>
            {t('invitation.decline')}
          </Button>
        </>
      }
    >
      {t('invitation.text', { company: companyName, roles: roles.join('、'), by: invitedBy })}
    </Note>
  ));
}
