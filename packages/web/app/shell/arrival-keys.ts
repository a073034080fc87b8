import { localKeys } from '@mall/client/session-keys.ts';
import { channelCodePattern } from '@mall/contract/account/partner-tags.ts';

/** What a partner writes into an address is kept only when it looks like a code. */
const codeOf = (search: URLSearchParams, name: string): string | undefined => {
  const value = search.get(name) ?? '';
  return channelCodePattern.test(value) ? value : undefined;
};

/** What the address of an arrival says once and the browser remembers. None of it decides what anybody sees or pays: the server asks the member. */
export const arrivalKeys = (search: URLSearchParams): readonly (readonly [string, string])[] => {
  const channel = codeOf(search, 'channel');
  const code = codeOf(search, localKeys.channelCode);
  return [
    ...(channel ? ([[localKeys.fromSite, channel]] as const) : []),
    ...(channel === '1' || search.get(localKeys.isScfz) === '1' ? ([[localKeys.isScfz, '1']] as const) : []),
    ...(code ? ([[localKeys.channelCode, code]] as const) : []),
  ];
};
