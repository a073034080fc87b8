import type { Readable } from 'node:stream';
import type { AnyCall, BodyOf, DataOf, ParamsOf, QueryOf } from '@mall/contract/kernel/call.ts';
import type { FastifyInstance } from 'fastify';
import type { BeginAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import { type Admitted, admit } from '../admit.ts';
import { denialOf, type NoteDenial } from '../denial.ts';
import { refuse } from '../refusal.ts';
import { type JsonAnswer, plainAnswer } from './json-answer.ts';
import type { ReadAgain } from './read-again.ts';
import type { FilePart } from './read-multipart.ts';
import { readBody, readParams, readQuery } from './read-request.ts';
import type { Visitor } from './visitor.ts';

/** What concerns everybody, or the asker alone, knows him as an actor; the rest is done on a side. */
type Asker<C extends AnyCall> = C['access']['who'] extends 'anyone' | 'signedIn' | 'counter' | 'applicant'
  ? { actor: Admitted<C['access']> }
  : { side: Admitted<C['access']> };

export type Handled<C extends AnyCall> = Omit<Visitor, 'actor'> &
  Asker<C> & {
    params: ParamsOf<C>;
    query: QueryOf<C>;
    body: BodyOf<C>;
    /** Of a multipart body: not read yet. */
    file: FilePart | undefined;
  };

/** What a call of answer kind `file` gives: bytes with their type, and a name when it is to be saved. */
export type FileAnswer = { bytes: Buffer | string | Readable; type: string; name?: string };

/** A call of answer kind `stream` gives the text of its events, as they happen. */
type Answer<C extends AnyCall> = C['answer'] extends 'file' ? FileAnswer : C['answer'] extends 'stream' ? Readable : DataOf<C> | JsonAnswer;
type Given = {
  params: Readonly<Record<string, string>>;
  query: Record<string, unknown>;
  body: unknown;
  file?: FilePart | undefined;
};
export type Runner = (visitor: Visitor, given: Given) => Promise<unknown>;

/** The switchboard: every call of the contract with the code that answers it, over HTTP and in process alike. */
export type App = {
  readonly fastify: FastifyInstance;
  /** By verb and path, because the web's bundle carries its own copy of the contract. */
  readonly runners: Map<string, { readonly call: AnyCall; readonly run: Runner }>;
  /** Hears of every answer that was given; undefined in production. */
  hearAnswer: ((call: AnyCall, data: unknown) => void) | undefined;
  /** What only looks waits for a database that gives way to another. */
  readonly readAgain: ReadAgain;
  /** The one place where a denial is written down. */
  readonly noteDenial: NoteDenial;
  /** The one place where the acts of operators are. */
  readonly beginAct: BeginAct;
};

/** The schema of an answer is a promise to the pages; tests keep it, production trusts it. */
export const holdAnswer = (call: AnyCall, data: unknown): void => {
  if (call.answer === 'json') call.data.parse(plainAnswer(data));
};

export const runnerKey = (call: Pick<AnyCall, 'verb' | 'path'>): string => `${call.verb} ${call.path}`;

/** A session that somebody outside has opened for a member goes through shop and cart; nothing of his own is shown to it, and nothing is ordered or paid by it. */
const requireWide = ({ access, narrow, verb }: AnyCall, actor: Actor): void => {
  if (actor.kind !== 'buyer' || !actor.narrow) return;
  if (actor.looksOnly && access.who === 'visitor' && verb !== 'GET') throw refuse('punchout.looks_only');
  if (narrow) return;
  if (access.who !== 'anyone' && access.who !== 'visitor') throw refuse('punchout.narrow');
};

/** Connects a call to its verb: parse, admit, run. The rest (wire, envelope, errors) is the same for all and stands in `serve-calls.ts`. */
export const route = <C extends AnyCall>(app: App, call: C, handle: (request: Handled<C>) => Answer<C> | Promise<Answer<C>>): void => {
  const answer = async (visitor: Visitor, given: Given): Promise<unknown> => {
    requireWide(call, visitor.actor);
    const side = admit(call.access, visitor.actor, visitor.guestKey);
    const request = {
      ...visitor,
      side,
      params: readParams(call, given.params),
      query: readQuery(call, given.query),
      body: readBody(call, given.body),
      file: given.file,
    } as unknown as Handled<C>;
    const noteAct = call.trail?.by === 'frame' ? await app.beginAct(call.trail, visitor, request) : undefined;
    const data = await handle(request);
    await noteAct?.();
    app.hearAnswer?.(call, data ?? null);
    return data ?? null;
  };
  const run: Runner = async (visitor, given) => {
    try {
      return await answer(visitor, given);
    } catch (error) {
      const denial = denialOf(call, given, error);
      if (denial) {
        const memberId = visitor.actor.kind === 'guest' ? undefined : visitor.actor.memberId;
        await app.noteDenial(denial, { memberId, address: visitor.address, device: visitor.device });
      }
      throw error;
    }
  };
  app.runners.set(runnerKey(call), { call, run });
};
