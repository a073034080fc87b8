import type * as z from 'zod';
import type { Access } from './access.ts';

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How the body travels. Everything that is not `encrypted` is named in the wire rules. */
export type BodyKind = 'encrypted' | 'form' | 'multipart' | 'plain';

/** `json` is the envelope; `file` is bytes, `stream` are events as they happen (text/event-stream), each of them the envelope when refused. */
export type AnswerKind = 'json' | 'file' | 'stream';

/** What the mall's trail says of this call once it is done (`account/operator-act.ts`). */
export type Trail = {
  readonly event: string;
  /** What the number in the path is the number of. */
  readonly of?: string | undefined;
  /** Who writes the row: the frame, when the call was answered; or the verb, which knows more. */
  readonly by: 'frame' | 'verb';
};

type Schema = z.ZodType;

export type Call<
  Path extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Who extends Access = Access,
  Kind extends AnswerKind = AnswerKind,
> = {
  readonly verb: Verb;
  readonly path: Path;
  readonly access: Who;
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Body fields that travel as base64 of their UTF-8 text. */
  readonly encoded: readonly string[];
  readonly bodyKind: BodyKind;
  /** How many bytes a body may have where that is more than usual. */
  readonly bodyBytes?: number | undefined;
  readonly answer: Kind;
  /** A GET that the agreement has for something that changes: made by the mall's own pages alone, never followed as a link or fetched ahead. */
  readonly ownSite?: boolean | undefined;
  /** A GET that uses something up, as a code that is sent spends a captcha: whoever stands in between does not ask it a second time. */
  readonly spends?: boolean | undefined;
  /** Whether a session may make it that somebody outside has opened for a member; what is anybody's, and the cart, is open to it anyway. */
  readonly narrow?: boolean | undefined;
  /** Of a call of an operator that changes something. */
  readonly trail?: Trail | undefined;
};

type Given<
  Path extends string,
  Query extends Schema,
  Body extends Schema,
  Data extends Schema,
  Who extends Access,
  Kind extends AnswerKind,
> = {
  verb: Verb;
  path: Path;
  access: Who;
  summary: string;
  query?: Query;
  body?: Body;
  data: Data;
  encoded?: readonly string[];
  bodyKind?: BodyKind;
  bodyBytes?: number;
  answer?: Kind;
  ownSite?: boolean;
  spends?: boolean;
  narrow?: boolean;
  trail?: Trail;
};

/** One call of the product: said once here, served by `route`, made by `callServer`, printed in the reference. */
export const call = <
  const Path extends `/${string}`,
  Data extends Schema,
  const Who extends Access,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  const Kind extends AnswerKind = 'json',
>(
  given: Given<Path, Query, Body, Data, Who, Kind>,
): Call<Path, Query, Body, Data, Who, Kind> => ({
  encoded: [],
  bodyKind: 'encrypted',
  ...given,
  answer: given.answer ?? ('json' as Kind),
  query: given.query as Query,
  body: given.body as Body,
});

// biome-ignore lint: variance forces `any` where a call of any shape is meant
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<string, any, any, any>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The `{id}` parts of a path. */
export type ParamsOf<C extends AnyCall> = Record<Names<C['path']>, string>;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
export type DataOf<C extends AnyCall> = OutputOf<C['data']>;
export type QueryOf<C extends AnyCall> = OutputOf<C['query']>;
export type BodyOf<C extends AnyCall> = OutputOf<C['body']>;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller gives: path parts, query and body, each only where the call has one. */
export type RequestOf<C extends AnyCall> = ([Names<C['path']>] extends [never] ? { params?: undefined } : { params: ParamsOf<C> }) &
  Part<'query', InputOf<C['query']>> &
  Part<'body', InputOf<C['body']>>;

export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
