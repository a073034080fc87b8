import { CallError } from '@mall/client/call-error.ts';

/** What the answer to a scan asks for, by its code; what is none of these is a fault of the server. */
export type ScanOutcome = { to: 'bind'; ticket: string } | { to: 'message'; message: string } | { to: 'fault' };

const ticketOf = (data: unknown): string | undefined => {
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
};

export const scanOutcome = (error: unknown): ScanOutcome => {
  if (!(error instanceof CallError) || error.kind !== 'refused') return { to: 'fault' };
  const ticket = ticketOf(error.data);
  if (error.code === 1017 && ticket) return { to: 'bind', ticket };
  return error.code === 505 || error.code === 1014 ? { to: 'message', message: error.msg } : { to: 'fault' };
};
