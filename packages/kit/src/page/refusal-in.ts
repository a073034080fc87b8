import { CallError } from '@mall/client/call-error.ts';
import { isDenial } from '@mall/contract/kernel/denials.ts';

/** That the reader may not read this, where that is why it failed; nothing he tries again helps then. */
export const refusalIn = (error: unknown): CallError | undefined =>
  error instanceof CallError && isDenial(error.errorCode) ? error : undefined;
