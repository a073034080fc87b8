import type { Actor } from '../kernel/actor.ts';
import type { Proof } from '../kernel/http/companion.ts';

// A revoked session must be dead everywhere within a second; in this process it is at once.
const freshMs = 1000;
const mostEntries = 10_000;

const entries = new Map<string, { actor: Promise<Actor>; until: number }>();

/** Somebody at the page is not answered by what was read for the page alone, or his being there would go unnoticed. Counts from the start of the read, so that a slow read does not lengthen a life that was ended meanwhile. */
export const cachedActor = ({ token, companion }: Proof, unattended: boolean, read: () => Promise<Actor>): Promise<Actor> => {
  const now = performance.now();
  const key = `${token} ${companion} ${unattended}`;
  const known = entries.get(key);
  if (known && known.until > now) return known.actor;
  if (entries.size >= mostEntries) entries.clear();
  const actor = read();
  entries.set(key, { actor, until: now + freshMs });
  actor.catch(() => entries.delete(key));
  return actor;
};

/** After anything that takes authority away: a session, a role, an account. */
export const forgetActors = (): void => entries.clear();
