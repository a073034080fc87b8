import { type Desk, deskApi } from '@mall/contract/account/desk.api.ts';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const deskAsk = ask(deskApi.desk, {});

/** What is asked again when something has changed. */
export const deskReads = [deskApi.desk] as const;

/** What waits is counted anew with every screen that is opened: colleagues work on it, too. Not by the clock, which would keep the session of a page that nobody looks at. */
export const useDeskAfresh = (): void => {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    void askAgain(deskReads);
  }, [pathname]);
};

/** Where this person works and what waits for him there. */
export const useDesk = (): Desk | undefined => useQuery(queryOf(deskAsk, useLanguage())).data;
