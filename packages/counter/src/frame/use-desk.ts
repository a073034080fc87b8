import { type Desk, deskApi } from '@mall/contract/account/desk.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';

const deskAsk = ask(deskApi.desk, {});

/** What is asked again when something has changed. */
export const deskReads = [deskApi.desk] as const;

/** Where this person works and what waits for him there. */
export const useDesk = (): Desk | undefined => useQuery(queryOf(deskAsk, useLanguage())).data;
