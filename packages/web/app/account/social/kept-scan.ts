import { sessionKeys } from '@mall/client/session-keys.ts';

/** What a scan needs until it is over: it outlives the way to the platform and back, not the tab. */
const keys = { uuid: sessionKeys.socialUuid, ticket: sessionKeys.socialTicket } as const;
type Key = keyof typeof keys;

export const keepOfScan = (key: Key, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(keys[key]);
    else sessionStorage.setItem(keys[key], value);
  } catch {
    // refused by the browser: the scan is then not believed, and is asked for again
  }
};

export const keptOfScan = (key: Key): string | null => {
  try {
    return sessionStorage.getItem(keys[key]);
  } catch {
    return null;
  }
};
