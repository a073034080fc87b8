/** Who said no: the application, the transport, nobody (no answer), or an answer that cannot be read. */
export type CallErrorKind = 'refused' | 'status' | 'network' | 'unreadable';

type Given = { kind: CallErrorKind; code: number; msg: string; errorCode?: string | null; data?: unknown };

/** Every call that does not answer with its data rejects with this. `code` is the envelope's, the HTTP status, or 0 without an answer. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly code: number;
  readonly msg: string;
  readonly errorCode: string | null;
  readonly data: unknown;

  constructor(given: Given) {
    super(given.msg);
    this.name = 'CallError';
    this.kind = given.kind;
    this.code = given.code;
    this.msg = given.msg;
    this.errorCode = given.errorCode ?? null;
    this.data = given.data ?? null;
  }
}
