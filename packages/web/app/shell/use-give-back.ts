import { clearSession, pageCookies } from '@mall/client/session-keys.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { browserQueries } from '@mall/kit/ask/browser.ts';

/** Sends the cart back to the purchasing system that its reader came from; his session is over with that. */
export const useGiveBack = () =>
  useAct({
    call: punchoutVisitApi.giveBack,
    request: () => ({}),
    changes: [],
    onDone: ({ url }) => {
      clearSession(pageCookies());
      browserQueries().clear();
      window.location.assign(url);
    },
  });
