/** How partners' visitors come by an address that carries uscTags: 3 and 4 from a platform, 5 on official business. */
export const addressTags = ['3', '4', '5'] as const;
/** And by the ticket of the group company's industrial goods. */
export const partnerTags = [...addressTags, 'channel'] as const;
export type PartnerTag = (typeof partnerTags)[number];

type TagMeaning = {
  /** The address carries the time of its mark besides, and must say the same. */
  readonly timed: boolean;
  /** Nothing of the browser's former session stays, not even at the sellers' site. */
  readonly clears: boolean;
};
export const tagMeanings: Readonly<Record<PartnerTag, TagMeaning>> = {
  '3': { timed: true, clears: true },
  '4': { timed: false, clears: true },
  '5': { timed: false, clears: false },
  channel: { timed: false, clears: false },
};

/** How long an entry waits on a page that says noNeedLogin=1: it has something of its own to do first. */
export const empowerWaitMs = 1500;

/** How much of a partner's name a sign-in carries. */
export const partnerMarkMost = 500;
export const partnerTagsMost = 10;

/** What an address may say of the channel that it came through (channel, DFDQ_CODE). */
export const channelCodePattern: RegExp = /^[\w.-]{1,64}$/;

/** How old an entry may be, and how far ahead a partner's clock. */
export const entrySeconds = 300;
export const entryAheadSeconds = 60;
