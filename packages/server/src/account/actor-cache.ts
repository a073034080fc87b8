import type { Actor } from '../kernel/actor.ts';

// A revoked session must be dead everywhere within a second; in this process it is at once.
const freshMs = 1000;
const mostEntries = 10_000;

const entries = new Map<string, { actor: Promise<Actor>; until: number }>();

/** Counts from the start of the read, so that a slow read does not lengthen a life that was ended meanwhile. */
export const cachedActor = (token: string, read: () => Promise<Actor>): Promise<Actor> => {
  const now = performance.now();
  const known = entries.get(token);
  if (known && known.until > now) return known.actor;
  if (entries.size >= mostEntries) entries.clear();
  const actor = read();
  entries.set(token, { actor, until: now + freshMs });
  actor.catch(() => entries.delete(token));
  return actor;
};

/** After anything that takes authority away: a session, a role, an account. */
export const forgetActors = (): void => entries.clear();
