import { partnerMarkMost, partnerTagsMost } from '@mall/contract/account/partner-tags.ts';
import { keptMark } from './partner-entry.ts';

/** What every way of signing in sends besides: the form shows itself what went wrong, and which partner brought the visitor (empty: none). */
export const signInFields = (search: URLSearchParams, kept = keptMark()) => {
  const from = search.has('uscMark') ? search : kept;
  return {
    noPopupMessage: true,
    uscMark: (from.get('uscMark') ?? '').slice(0, partnerMarkMost),
    uscTags: (from.get('uscTags') ?? '').slice(0, partnerTagsMost),
  };
};
