import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { fillPath } from '@mall/contract/wire/wire-path.ts';
import { createContext } from 'react-router';

type CallFunction = <C extends AnyCall>(call: C, request: RequestOf<C>) => Promise<DataOf<C>>;

/** What the server hands to a page that it renders: calls in process with the visitor's authority, and the facts of the visit. */
export type Rendering = {
  readonly call: CallFunction;
  readonly signedIn: boolean;
  readonly isEnterprise: boolean;
  readonly chosenLanguage: Language;
  readonly publicKey: string;
  /** The zone of the group company's visitors; empty where there is none. */
  readonly channelZone: string;
  /** The mall's own sign, for the tab of the browser. */
  readonly mark: string;
  /** The mark by which the page's policy knows the scripts that the page was made with; none where no policy is sent. */
  readonly nonce: string | undefined;
  /** Tells the mall's log what went wrong in a page. */
  readonly report: (error: unknown) => void;
};

/** Under `npm run dev` Vite renders the pages, beside the server and not in it: reads go to it over HTTP. */
const developmentRendering: Rendering = {
  call: async (call, request) => {
    const { params, query } = request as { params?: Record<string, string>; query?: Record<string, string> };
    const answer = await fetch(`http://127.0.0.1:3000/api${fillPath(call.path, params)}?${new URLSearchParams(query)}`);
    return ((await answer.json()) as Envelope<never>).data;
  },
  signedIn: false,
  isEnterprise: false,
  chosenLanguage: 'zh',
  publicKey: '',
  channelZone: '',
  mark: '/favicon.ico',
  nonce: undefined,
  // biome-ignore lint/suspicious/noConsole: under `npm run dev` there is no other log
  // oxlint-disable-next-line no-console -- under `npm run dev` there is no other log
  report: (error) => console.error(error),
};

export const renderingContext = createContext<Rendering>(developmentRendering);
