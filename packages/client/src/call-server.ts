import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import { codeExpired, codeOk } from '@mall/contract/kernel/errors.ts';
import { type Language, languageOr } from '@mall/contract/kernel/language.ts';
import { networkWords, unreadableWords } from '@mall/contract/wire/call-words.ts';
import { cookieNames, type TokenCookie } from '@mall/contract/wire/cookies.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { headers, requestTimeout } from '@mall/contract/wire/headers.ts';
import { addressOf, callHeaders, type PackedBody, type Parts, packBody, type WireCall } from './build-request.ts';
import { CallError } from './call-error.ts';
import { type Downloaded, fileNameOf, isFile } from './download.ts';
import { createSessionExpiry } from './expire-session.ts';
import { limitPatience } from './patience.ts';
import { createPublicKeySource } from './public-key.ts';
import { readEnvelope } from './read-envelope.ts';
import { type Cookies, pageCookies } from './session-keys.ts';
import { createToastGate } from './toast-gate.ts';
import type { Transport } from './upload.ts';

type ToastKind = 'warning' | 'error';

export type ClientOptions = {
  /** Where the calls live. */
  base?: string;
  fetch?: typeof fetch;
  cookies?: Cookies;
  /** The site's own. */
  tokenCookie?: TokenCookie;
  toast?: (message: string, kind: ToastKind) => void;
  /** The language of the page: calls say it, and it decides the texts that the server does not give. */
  language?: () => Language;
  /** Leads whoever's session has ended to sign in. */
  toSignIn?: () => unknown;
  /** Whether somebody sits at the page; unless told, yes. */
  isAttended?: () => boolean;
  now?: () => number;
  timeout?: number;
};

export type CallOptions = {
  /** Keeps the server's refusal from popping up: the screen shows it itself. */
  noPopupMessage?: boolean;
  /** Says nothing whatever happens, for loads that the reader did not ask for. The call still rejects. */
  silent?: boolean;
  /** What does not pop up: the screen shows it itself. */
  quietOn?: (error: CallError) => boolean;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** Per cent sent, for uploads. */
  onProgress?: (percent: number) => void;
};

// A request may be left out where the call asks for nothing.
type Arguments<C extends AnyCall> =
  Partial<RequestOf<C>> extends RequestOf<C>
    ? [request?: RequestOf<C>, options?: CallOptions]
    : [request: RequestOf<C>, options?: CallOptions];

export type Client = {
  call<C extends AnyCall>(call: C, ...given: Arguments<C>): Promise<DataOf<C>>;
  /** For calls that answer with a file; a refusal shows its message like any other. */
  download<C extends AnyCall>(call: C, ...given: Arguments<C>): Promise<Downloaded>;
};

type Answer = { response: Response; sealed: PackedBody['sealed']; sentWith: string };
type Received = Answer & { body: Blob | string };

const read = (path: string): WireCall => ({ verb: 'GET', path, encoded: [], bodyKind: 'plain' });
const neverPopsUp = '/auth/uscSGEnter';

/** The one way every screen speaks to the server. */
export const createClient = (given: ClientOptions = {}): Client => {
  const { base = '/api', cookies = pageCookies(), now = Date.now, timeout = requestTimeout, tokenCookie = cookieNames.auth } = given;
  const language = given.language ?? (() => languageOr(cookies.read(cookieNames.language)));
  const toast = createToastGate(given.toast ?? (() => {}), now);
  const byFetch: Transport = (url, init) => (given.fetch ?? globalThis.fetch)(url, { ...init, credentials: 'include' });
  const publicKeys = createPublicKeySource(() => run(read('/auth/publicKey'), {}, { silent: true }) as Promise<{ publicKey: string }>);
  const expire = createSessionExpiry({
    cookies,
    tokenCookie,
    toSignIn: given.toSignIn ?? (() => globalThis.location?.assign('/login')),
  });

  const fail = (options: CallOptions, error: CallError, kind: ToastKind = 'error'): never => {
    if (!options.silent && !options.quietOn?.(error)) toast(error.msg, kind);
    throw error;
  };

  const attempt = async (call: WireCall, parts: Parts, options: CallOptions, signal: AbortSignal): Promise<Answer> => {
    const { method, url } = addressOf(base, call, parts, now());
    const packed = method === 'GET' ? undefined : await packBody(call, parts.body, publicKeys.read, now());
    const progress = globalThis.XMLHttpRequest && options.onProgress;
    const transport = progress ? (await import('./upload.ts')).uploadWithProgress(progress) : byFetch;
    const common = callHeaders(cookies, given.language?.(), tokenCookie, given.isAttended?.() ?? true);
    const response = await transport(url, {
      method,
      headers: { ...common, ...packed?.headers, ...options.headers },
      ...(packed && { body: packed.body }),
      signal,
    });
    return { response, sealed: packed?.sealed, sentWith: common[headers.authorization] ?? '' };
  };

  /** 400 means that the server did nothing. When its key is another by now, that was why, and one more try is safe. */
  const wasSealedForOldKey = async ({ response, sealed }: Answer): Promise<boolean> =>
    response.status === 400 &&
    sealed !== undefined &&
    (await publicKeys.refresh().catch(() => sealed.publicKeyHex)) !== sealed.publicKeyHex;

  const exchange = async (call: WireCall, parts: Parts, options: CallOptions, wantsFile: boolean): Promise<Received> => {
    const patience = limitPatience(timeout, options.signal);
    try {
      const first = await attempt(call, parts, options, patience.signal);
      const answer = (await wasSealedForOldKey(first)) ? await attempt(call, parts, options, patience.signal) : first;
      const { response } = answer;
      return { ...answer, body: wantsFile && response.ok && isFile(response.headers) ? await response.blob() : await response.text() };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const known = error instanceof CallError ? error : new CallError({ kind: 'network', code: 0, msg: networkWords[language()] });
      return fail(options, known);
    } finally {
      patience.end();
    }
  };

  /** The text of a status. It is fetched when first needed; when even that fails, the network is what failed. */
  const statusMessage = async (status: number, serverSays: string | undefined): Promise<string> => {
    const { statusText } = await import('@mall/contract/wire/http-words.ts').catch(() => ({ statusText: () => undefined }));
    const ours = statusText(status, language());
    return (status === 500 ? serverSays || ours : ours || serverSays) || networkWords[language()];
  };

  const refuse = (call: WireCall, parts: Parts, options: CallOptions, envelope: Envelope, sentWith: string): never => {
    if (envelope.code === codeExpired) void expire(sentWith);
    const asked = (parts.body as { noPopupMessage?: unknown } | undefined)?.noPopupMessage ?? parts.query?.['noPopupMessage'];
    const quiet = options.noPopupMessage || Boolean(asked) || call.path === neverPopsUp;
    return fail(quiet ? { silent: true } : options, new CallError({ kind: 'refused', ...envelope }), 'warning');
  };

  const settle = async (call: WireCall, parts: Parts, options: CallOptions, received: Received): Promise<unknown> => {
    const { response, sealed, body, sentWith } = received;
    if (typeof body !== 'string' || response.status === 204) return null;
    const envelope = await readEnvelope(body, response.headers, sealed?.key).catch(() => undefined);
    if (!response.ok) {
      const msg = await statusMessage(response.status, envelope?.msg);
      return fail(options, new CallError({ ...envelope, kind: 'status', code: response.status, msg }));
    }
    if (!envelope) return fail(options, new CallError({ kind: 'unreadable', code: 0, msg: unreadableWords[language()] }));
    return envelope.code === codeOk ? envelope.data : refuse(call, parts, options, envelope, sentWith);
  };

  const run = async (call: WireCall, parts: Parts, options: CallOptions): Promise<unknown> =>
    settle(call, parts, options, await exchange(call, parts, options, false));

  const runForFile = async (call: WireCall, parts: Parts, options: CallOptions): Promise<Downloaded> => {
    const received = await exchange(call, parts, options, true);
    if (typeof received.body !== 'string')
      return { name: fileNameOf(received.response.headers.get('content-disposition')), blob: received.body };
    await settle(call, parts, options, received);
    return fail(options, new CallError({ kind: 'unreadable', code: 0, msg: unreadableWords[language()] }));
  };

  return {
    call: (call, ...[request, options]) => run(call, (request ?? {}) as Parts, options ?? {}) as Promise<DataOf<typeof call>>,
    download: (call, ...[request, options]) => runForFile(call, (request ?? {}) as Parts, options ?? {}),
  };
};
