import { accountApi } from '@mall/contract/account/account.api.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';

const minutes = 60_000;
const meAsk = ask(memberApi.home, {}, { staleMs: 5 * minutes });
const rightsAsk = ask(accountApi.permissions, {}, { staleMs: 5 * minutes });
const unreadAsk = ask(memberApi.messageCount, {}, { fallback: { count: 0 } });

/** Who is signed in here; undefined until it is known. */
export const useMe = () => useQuery(queryOf(meAsk, useLanguage())).data;

/** What he may do; undefined until it is known. */
export const useRights = (): ReadonlySet<string> | undefined => {
  const { data } = useQuery(queryOf(rightsAsk, useLanguage()));
  return data && new Set(data);
};

export const useUnread = (): number => useQuery(queryOf(unreadAsk, useLanguage())).data?.count ?? 0;
