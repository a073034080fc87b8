import { useMemo, useSyncExternalStore } from 'react';
import { type ForgetTicket, keptTicket, readTicket } from './forget-ticket.ts';

const never = () => () => undefined;

/** Undefined while the server renders: only the browser knows whether the first step was taken. */
export const useTicket = (): ForgetTicket | null | undefined => {
  const kept = useSyncExternalStore<string | null | undefined>(never, keptTicket, () => undefined);
  return useMemo(() => (kept === undefined ? undefined : readTicket(kept)), [kept]);
};
