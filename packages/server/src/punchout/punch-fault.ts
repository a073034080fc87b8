import type { StatusCode } from './cxml.rules.ts';

/** Why a purchasing system does not get what it asked for; its words are for whoever looks after that system. */
export class PunchFault extends Error {
  readonly status: StatusCode;
  constructor(status: StatusCode, words: string) {
    super(words);
    this.status = status;
  }
}
