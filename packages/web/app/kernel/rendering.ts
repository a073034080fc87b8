import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { createContext } from 'react-router';

export type CallFunction = <C extends AnyCall>(call: C, request: RequestOf<C>) => Promise<DataOf<C>>;

/** What the server hands to a page that it renders: calls in process with the visitor's authority, and the facts of the visit. */
export type Rendering = {
  readonly call: CallFunction;
  readonly signedIn: boolean;
  readonly isEnterprise: boolean;
  readonly chosenLanguage: Language;
  readonly publicKey: string;
};

export const renderingContext = createContext<Rendering>();
