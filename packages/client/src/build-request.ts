import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { cookieNames, type TokenCookie } from '@mall/contract/wire/cookies.ts';
import { headers, neverEncrypted } from '@mall/contract/wire/headers.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import { type Cookies } from './session-keys.ts';

/** What of a call matters to send it; its schemas stay with the server and the forms. */
/** The bundle leaves out what is usual: nothing encoded, an encrypted body. */
export type WireCall = Pick<AnyCall, 'verb' | 'path'> & Partial<Pick<AnyCall, 'encoded' | 'bodyKind'>>;

/** A request without its types. */
export type Parts = {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

export type PackedBody = {
  readonly body: string | FormData | URLSearchParams;
  readonly headers: Record<string, string>;
  /** The one-time key that the answer will be sealed under, and the server's key that it was sent under. */
  readonly sealed?: { readonly key: string; readonly publicKeyHex: string };
};

export const callHeaders = (
  cookies: Cookies,
  pageLanguage: string | undefined,
  tokenCookie: TokenCookie,
  attended: boolean,
): Record<string, string> => ({
  [headers.authorization]: cookies.read(tokenCookie),
  [headers.memberSource]: '0',
  [headers.rediskey]: cookies.read(cookieNames.guestKey),
  'accept-language': 'zh-CN',
  [headers.language]: cookies.read(cookieNames.language),
  ...(pageLanguage !== undefined && { [headers.pageLanguage]: pageLanguage }),
  ...(!attended && { [headers.unattended]: '1' }),
});

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const entriesOf = (fields: object): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [name, item]) : [[name, value] as [string, unknown]],
  );

/** The method and address of a call; a read carries the time so that no cache answers it. */
export const addressOf = (base: string, call: WireCall, { params, query }: Parts, now: number): { method: string; url: string } => {
  const { method, path } = wireOf(call.verb, call.path);
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query ?? {})) if (isGiven(value)) search.append(name, String(value));
  if (method === 'GET') search.append('_t', String(now));
  return { method, url: `${base}${fillPath(path, params)}${search.size > 0 ? `?${search}` : ''}` };
};

/** The fields as they travel: sensitive ones encoded, and a value that makes the request good for one use. */
const wireFields = (call: WireCall, body: unknown, now: number): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...(body as object | undefined) };
  for (const name of call.encoded ?? []) if (typeof fields[name] === 'string') fields[name] = encodeText(fields[name]);
  return { ...fields, magicaValue: makeMagicaValue(now) };
};

const packMultipart = (body: unknown, now: number): FormData => {
  const packed = new FormData();
  packed.append('magicaValue', makeMagicaValue(now)); // before the files, so that the server may refuse without reading them
  const entries = body instanceof FormData ? [...body.entries()] : entriesOf((body as object | undefined) ?? {});
  for (const [name, value] of entries) {
    if (value instanceof Blob) packed.append(name, value, value instanceof File ? value.name : 'file');
    else if (value !== undefined && value !== null) packed.append(name, String(value));
  }
  return packed;
};

const packForm = (fields: Record<string, unknown>): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of entriesOf(fields)) if (value !== undefined && value !== null) form.append(name, String(value));
  return form;
};

const bodyKindOf = (call: WireCall, body: unknown): AnyCall['bodyKind'] => {
  if (body instanceof FormData) return 'multipart';
  const { path, bodyKind = 'encrypted' } = call;
  return bodyKind === 'encrypted' && (neverEncrypted as readonly string[]).includes(path) ? 'plain' : bodyKind;
};

const json = { 'content-type': 'application/json' };

/** The body of one try. The crypto is loaded by the first call that needs it, because no first page does. */
export const packBody = async (call: WireCall, body: unknown, publicKey: () => Promise<string>, now: number): Promise<PackedBody> => {
  const kind = bodyKindOf(call, body);
  if (kind === 'multipart') return { body: packMultipart(body, now), headers: {} };
  const fields = wireFields(call, body, now);
  if (kind === 'form') return { body: packForm(fields), headers: {} };
  if (kind === 'plain') return { body: JSON.stringify(fields), headers: json };
  const [publicKeyHex, { sealRequest }] = await Promise.all([publicKey(), import('@mall/contract/wire/sm-browser.ts')]);
  const { key, params, code, mac } = sealRequest(JSON.stringify(fields), publicKeyHex);
  return {
    body: JSON.stringify({ params }),
    headers: { ...json, [headers.encryptionType]: 'SM', [headers.code]: code, [headers.mac]: mac },
    sealed: { key, publicKeyHex },
  };
};
