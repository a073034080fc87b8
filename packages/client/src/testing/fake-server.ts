import type { Verb } from '@mall/contract/kernel/call.ts';
import type { Parts, WireCall } from '../build-request.ts';
import type { CallError } from '../call-error.ts';
import { type CallOptions, type Client, type ClientOptions, createClient } from '../call-server.ts';
import type { Downloaded } from '../download.ts';

/** A call of which only the way it travels matters. */
export const callTo = (verb: Verb, path: string, rest: Partial<WireCall> = {}): WireCall => ({
  verb,
  path,
  encoded: [],
  bodyKind: 'encrypted',
  ...rest,
});

type UntypedClient = {
  call(call: WireCall, request?: Parts, options?: CallOptions): Promise<unknown>;
  download(call: WireCall, request?: Parts, options?: CallOptions): Promise<Downloaded>;
};

/** The types are tested by themselves, with calls of the contract. */
export const untyped = (client: Client): UntypedClient => client as unknown as UntypedClient;

export const envelope = (code: number, msg = '', data: unknown = null, errorCode: string | null = null) =>
  Response.json({ code, msg, data, errorCode });

export type Sent = { url: URL; method: string; headers: Record<string, string>; body: unknown; credentials: string | undefined };

export const setUp = (
  answer: (sent: Sent) => Response | Promise<Response>,
  jar: Record<string, string> = {},
  options: ClientOptions = {},
) => {
  const sent: Sent[] = [];
  const toasts: string[] = [];
  const went: string[] = [];
  const clock = { time: 1_700_000_000_000 };
  const client = createClient({
    fetch: async (url, init) => {
      const request = {
        url: new URL(String(url), 'http://mall'),
        method: init?.method ?? '',
        headers: init?.headers as Record<string, string>,
        body: init?.body,
        credentials: init?.credentials,
      };
      sent.push(request);
      return answer(request);
    },
    cookies: {
      read: (name) => jar[name] ?? '',
      write: (name, value) => Object.assign(jar, { [name]: value }),
      remove: (name) => Reflect.deleteProperty(jar, name),
    },
    toast: (message, kind) => toasts.push(`${kind}: ${message}`),
    toSignIn: () => went.push('/login'),
    now: () => clock.time,
    ...options,
  });
  return { client: untyped(client), sent, toasts, went, jar, clock };
};

export const failure = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => Promise.reject(new Error('answered')),
    (error: CallError) => error,
  );
/** Lets what was not waited for happen. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
