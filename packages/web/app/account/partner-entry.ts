import { sessionKeys } from '@mall/client/session-keys.ts';
import { entrySeconds } from '@mall/contract/account/partner-tags.ts';
import { decodeText } from '@mall/contract/wire/base64-text.ts';
import { isDoor } from '../kernel/describe-page.ts';
import { wantedPage } from '../kernel/guard.ts';
import { type PartnerEntry, withoutEntry } from '../kernel/partner-link.ts';

/** Where an entry leads: to the page that was opened, and from sign-in or registration, which nobody needs any more, to the one that was wanted. */
export const targetOf = ({ href, pathname, searchParams }: URL): string =>
  isDoor(pathname) ? wantedPage(searchParams) : withoutEntry(href);

const keptAt = sessionKeys.partnerMark;
const writeMark = (value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(keptAt);
    else sessionStorage.setItem(keptAt, value);
  } catch {
    // refused: then he is one whom nobody sent
  }
};

/** When a mark was made, as it says itself; undefined of what is none. */
const madeAt = (mark: string): number | undefined => {
  const [, payload = ''] = mark.split('.');
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const { at } = JSON.parse(decodeText(base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')) ?? '') as { at?: unknown };
    return typeof at === 'number' ? at : undefined;
  } catch {
    return undefined;
  }
};

const isYoung = (mark: string, now: number): boolean => now - (madeAt(mark) ?? 0) <= entrySeconds * 1000;

/** A mark that let nobody in may be of somebody whom the mall does not know yet: when he signs in himself he carries along who sent him, as long as it counts. */
export const keepMark = ({ uscMark, uscTags }: PartnerEntry, now = Date.now()): void => {
  if (uscTags === 'channel') return;
  writeMark(isYoung(uscMark, now) ? new URLSearchParams({ uscMark, uscTags }).toString() : null);
};

/** Used, by whichever way of signing in. */
export const forgetMark = (): void => writeMark(null);

export const keptMark = (now = Date.now()): URLSearchParams => {
  try {
    const kept = new URLSearchParams(globalThis.sessionStorage?.getItem(keptAt) ?? '');
    if (isYoung(kept.get('uscMark') ?? '', now)) return kept;
    forgetMark();
  } catch {
    // refused: nothing is kept
  }
  return new URLSearchParams();
};
