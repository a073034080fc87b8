import { sessionKeys } from '@mall/client/session-keys.ts';

/** The proof of the first step of a forgotten password. It outlives a reload, not the tab. */
export type ForgetTicket = { mobile: string; ticket: string; memberName: string };

const key = sessionKeys.forgetTicket;

export const keepTicket = (ticket: ForgetTicket | null): void => {
  try {
    if (ticket === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(ticket));
  } catch {
    // refused by the browser: the next page then asks to begin again
  }
};

const isTicket = (value: unknown): value is ForgetTicket =>
  typeof value === 'object' &&
  value !== null &&
  ['mobile', 'ticket', 'memberName'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** As it is kept, for a component to compare; null when there is none. */
export const keptTicket = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

export const readTicket = (kept: string | null): ForgetTicket | null => {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return isTicket(value) ? value : null;
  } catch {
    return null;
  }
};
