import type { Words } from './language.ts';

/** What an answer says besides `msg`: `code` decides the reaction, `errorCode` names the reason. */
export type Failure = {
  readonly words: Words;
  readonly code?: number;
  readonly errorCode?: string;
  /** Seconds after which it may go better, where the code is one that says so. */
  readonly retryAfter?: number;
};

/** Codes are `room.reason`; the words stand beside them, in six languages. */
export const failures = <Room extends string, Reasons extends string>(room: Room, reasons: Readonly<Record<Reasons, Failure>>) =>
  Object.fromEntries(Object.entries(reasons).map(([reason, failure]) => [`${room}.${reason}`, failure])) as Readonly<
    Record<`${Room}.${Reasons}`, Failure>
  >;

export const codeOk = 200;
export const codeExpired = 401;
export const codeRefused = 505;
