/** Sites beside the mall that take its word for who somebody is: the cloud platform, and the site of the group company. */
export const otherSites = ['cloud', 'group'] as const;
export type OtherSite = (typeof otherSites)[number];

/** Long enough to be led there, too short to be passed on. */
export const useTokenSeconds = 60;
