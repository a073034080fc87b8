import type { AnyCall, DataOf, RequestOf } from '@mall/contract/kernel/call.ts';
import type { Envelope } from '@mall/contract/wire/envelope.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { fillPath, wireOf } from '@mall/contract/wire/wire-path.ts';
import { authorityOf } from './authority.ts';

/** `undefined`: no answer came, so nobody knows whether it happened. */
export type Answered<C extends AnyCall> = { status: number; body: Envelope<DataOf<C>> } | undefined;

const patienceMs = 30_000;

/** A call over real HTTP without the cipher (the server must be started with WIRE_ENCRYPTION=optional). */
export const plainCall = async <C extends AnyCall>(base: string, call: C, request: RequestOf<C>, token = ''): Promise<Answered<C>> => {
  const given = request as { params?: Record<string, string>; query?: Record<string, unknown>; body?: Record<string, unknown> };
  const { method, path } = wireOf(call.verb, call.path);
  const url = new URL(`/api${fillPath(path, given.params)}`, base);
  for (const [name, value] of Object.entries(given.query ?? {})) if (value !== undefined) url.searchParams.set(name, String(value));
  const body = { ...given.body, magicaValue: makeMagicaValue() };
  const form = call.bodyKind === 'form';
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token ? authorityOf(token) : {}),
        ...(method === 'GET' ? {} : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, body: (await answer.json()) as Envelope<DataOf<C>> };
  } catch {
    return undefined;
  }
};
