import type { CallOptions } from '@mall/client/call-server.ts';

/** The forms show what went wrong beside the field; nothing pops up over them. */
export const quietly: CallOptions = { noPopupMessage: true, silent: true };
