import { partnerMarkMost, partnerTagsMost } from '@mall/contract/account/account.rules.ts';

/** What every way of signing in sends besides: the form shows itself what went wrong, and which partner brought the visitor (empty: none). */
export const signInFields = (search: URLSearchParams) => ({
  noPopupMessage: true,
  uscMark: (search.get('uscMark') ?? '').slice(0, partnerMarkMost),
  uscTags: (search.get('uscTags') ?? '').slice(0, partnerTagsMost),
});
