import { clearSession, pageCookies } from '@mall/client/session-keys.ts';
import type { GoneReason } from '@mall/contract/member/gone.rules.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { answersTo } from '@mall/kit/ask/answers-to.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import type { Told } from '@mall/kit/live/follow-member.ts';
import { currentLanguage } from '@mall/kit/words/language.ts';
import { doorAddress } from '../../kernel/describe-page.ts';

/** A whole new page: nothing of what he saw stays in memory. */
const leaveFor = (reason: GoneReason) => {
  clearSession(pageCookies());
  const { pathname, search } = window.location;
  const back = pathname === '/login' ? '' : `&back=${encodeURIComponent(pathname + search)}`;
  window.location.assign(doorAddress(`/login?why=${reason}${back}`, currentLanguage()));
};

let latest: string | null | undefined;

export const actOn = (told: Told): void => {
  if (told.kind === 'gone') return leaveFor(told.reason);
  // Every page that is open asks anew: what it shows may be more, or no longer his to see.
  if (told.kind === 'rights') return void browserQueries().invalidateQueries();
  const answers = browserQueries();
  answers.setQueriesData(answersTo([memberApi.messageCount]), { count: told.count });
  // What stood when the stream began is what the page has asked for already.
  if (latest !== undefined) void askAgain([memberApi.messages, messageApi.summary], answers);
  latest = told.latest;
};
