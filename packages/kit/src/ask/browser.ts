import { type CallOptions, type Client, createClient } from '@mall/client/call-server.ts';
import type { Downloaded } from '@mall/client/download.ts';
import { pageCookies } from '@mall/client/session-keys.ts';
import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { QueryClient } from '@tanstack/react-query';
import { theSite } from '../site.ts';
import { currentLanguage } from '../words/language.ts';
import { watchAttention } from './attention.ts';

// Answers come with the page as text: taking them apart value by value, as React Router does, held a telephone up for 40 ms.
const hydrate = { deserializeData: (text: string): unknown => JSON.parse(text) };
let queries: QueryClient | undefined;

/** The browser keeps one store of answers; a render on the server makes its own. */
export const browserQueries = (): QueryClient => {
  if (typeof window === 'undefined') return new QueryClient({ defaultOptions: { hydrate } });
  queries ??= new QueryClient({
    defaultOptions: {
      hydrate,
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
      // Without a network an act fails at once and says so; held back, it would happen later, when nobody wants it any more.
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
};

let client: Client | undefined;
let go = (path: string): void => window.location.assign(path);

/** The router hands in its own way of going somewhere, so that a session that ends does not reload the page. */
export const setNavigator = (navigate: (path: string) => void): void => {
  go = navigate;
};

const theClient = (): Client => {
  client ??= createClient({
    tokenCookie: theSite().tokenCookie,
    language: currentLanguage,
    toSignIn: () => theSite().toSignIn((path) => go(path)),
    isAttended: watchAttention(window),
    toast: (message, kind) => (kind === 'warning' ? toast.warn(message) : toast.bad(message)),
  });
  return client;
};

/** A basket of somebody who has not signed in is found by this key. */
const keepGuestKey = () => {
  const cookies = pageCookies();
  if (cookies.read(cookieNames.guestKey) === '') cookies.write(cookieNames.guestKey, randomId());
};

/** Every call of a screen goes through here, in the language of the page that makes it. */
export const browserCall = <C extends AnyCall>(call: C, request: RequestOf<C>, options: CallOptions = {}): Promise<DataOf<C>> => {
  keepGuestKey();
  const make = theClient().call as (call: C, request: RequestOf<C>, options: CallOptions) => Promise<DataOf<C>>;
  return make(call, request, options);
};

/** The same for calls that answer with a file. */
export const browserDownload = <C extends AnyCall>(call: C, request: RequestOf<C>, options: CallOptions = {}): Promise<Downloaded> => {
  const fetchFile = theClient().download as (call: C, request: RequestOf<C>, options: CallOptions) => Promise<Downloaded>;
  return fetchFile(call, request, options);
};
