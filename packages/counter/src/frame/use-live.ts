import { accountApi } from '@mall/contract/account/account.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { answersTo } from '@mall/kit/ask/answers-to.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import type { Told } from '@mall/kit/live/follow-member.ts';
import { useEffect } from 'react';
import { goToGate } from './leave.ts';
import { deskReads } from './use-desk.ts';

const actOn = (told: Told): void => {
  if (told.kind === 'gone') return goToGate(`?why=${told.reason}`);
  if (told.kind === 'rights') return void askAgain([accountApi.permissions, ...deskReads]);
  browserQueries().setQueriesData(answersTo([memberApi.messageCount]), { count: told.count });
  void askAgain([memberApi.messages, messageApi.summary, ...deskReads]);
};

/** Keeps the counts true, and takes out whoever is signed out, frozen or given other rights, while he looks. */
export const useLive = (): void => {
  useEffect(() => {
    const ending = new AbortController();
    void import('@mall/kit/live/follow-member.ts').then(({ followMember }) => followMember(ending.signal, actOn)).catch(() => undefined);
    return () => ending.abort();
  }, []);
};
