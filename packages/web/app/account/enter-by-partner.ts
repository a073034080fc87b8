import { localKeys, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { partnerApi } from '@mall/contract/account/partner.api.ts';
import { channelCodePattern, tagMeanings } from '@mall/contract/account/partner-tags.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { entryOf, type PartnerEntry } from '../kernel/partner-link.ts';
import { forgetMark, keepMark, targetOf } from './partner-entry.ts';
import { signIn } from './sign-in.ts';
import { takeToken } from './take-token.ts';
import { signInParts } from './use-sign-in.ts';

/** As the browser was told on this or an earlier arrival; anybody can write it there. */
const channelCode = (): { code?: string } => {
  const code = readLocal(localKeys.channelCode) ?? '';
  return channelCodePattern.test(code) ? { code } : {};
};

const askWith = ({ uscTags, uscMark, timestamp }: PartnerEntry, uuid: string): Promise<unknown> =>
  uscTags === 'channel'
    ? browserCall(partnerApi.channelEnter, { query: { ticket: uscMark, uuid, ...channelCode() } }, quietly)
    : browserCall(partnerApi.enter, { body: { uscMark, uscTags, uuid, noPopupMessage: true, ...(timestamp && { timestamp }) } }, quietly);

/** Asks whether the mark is good, and only then takes its token and loads the page anew. */
const enterByPartner = async (entry: PartnerEntry, here: URL, signal: AbortSignal): Promise<boolean> => {
  const { switchOff } = await browserCall(accountApi.uscSwitch, {}, { ...quietly, signal });
  if (switchOff === 'OFF' || signal.aborted) return false;
  const uuid = makeUuid();
  const result = await signIn({
    uuid,
    ask: () => askWith(entry, uuid),
    storeToken: (token) => takeToken(token, tagMeanings[entry.uscTags].clears),
    ...signInParts,
    targets: [targetOf(here)],
  });
  if ('failure' in result) return false;
  writeLocal(localKeys.beforeLoginUrl, null);
  // A whole new page, so that nothing of the visitor's page stays in memory.
  window.location.replace(result.to);
  return true;
};

/** As the address says, which waits where its page has something of its own to do first. Says whether it let the visitor in. */
export const enterFrom = async (address: string, signal: AbortSignal): Promise<boolean> => {
  const here = new URL(address);
  const entry = entryOf(here);
  if (!entry) return false;
  await new Promise((resolve) => setTimeout(resolve, entry.waitMs));
  if (signal.aborted) return false;
  const entered = await enterByPartner(entry, here, signal).catch(() => false);
  if (entered) forgetMark();
  else keepMark(entry);
  return entered;
};
