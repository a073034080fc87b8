import { addressTags, empowerWaitMs, type PartnerTag, partnerMarkMost, tagMeanings } from '@mall/contract/account/partner-tags.ts';

export type PartnerEntry = {
  uscMark: string;
  /** `channel`: by the ticket of the group company's industrial goods, on its own page. */
  uscTags: PartnerTag;
  /** Of a tag that is timed. */
  timestamp?: string;
  waitMs: number;
};

const channelPage = '/channelDLGYP';

/** What a partner's link says; undefined of an address that no partner made. */
export const entryOf = ({ pathname, searchParams: search }: URL): PartnerEntry | undefined => {
  const ticket = search.get('ticket') ?? '';
  if (pathname === channelPage && ticket !== '' && ticket.length <= partnerMarkMost)
    return { uscTags: 'channel', uscMark: ticket, waitMs: 0 };
  const uscTags = addressTags.find((tag) => tag === search.get('uscTags'));
  const uscMark = search.get('uscMark') ?? '';
  if (!uscTags || uscMark === '' || uscMark.length > partnerMarkMost) return undefined;
  const timestamp = search.get('timestamp') ?? '';
  const waitMs = search.get('noNeedLogin') === '1' ? empowerWaitMs : 0;
  return { uscMark, uscTags, waitMs, ...(tagMeanings[uscTags].timed && /^\d{13}$/.test(timestamp) && { timestamp }) };
};

/** What is said once. */
const once = ['uscMark', 'timestamp', 'noNeedLogin', 'ticket'];

/** The same page without what was said once. The tags stay: a cross-border page takes its language by them. */
export const withoutEntry = (address: string): string => {
  const url = new URL(address, 'http://page');
  for (const name of once) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
};

/** The entry in an address of another page, which tries it before anything else. */
export const entryFields = (url: URL): [string, string][] =>
  entryOf(url) ? [...url.searchParams].filter(([name]) => name === 'uscTags' || once.includes(name)) : [];
