/** Cookies as they are named on the wire and in older sessions. */
export const cookieNames = {
  auth: 'auth',
  guestKey: 'rediskey',
  language: 'toLanguage',
  seller: 'SELLER-TOKEN',
  operator: 'OPERATOR-TOKEN',
} as const;

/** Where each site keeps its token: one person may be signed in to all three at once. */
export const tokenCookies = { mall: cookieNames.auth, seller: cookieNames.seller, operations: cookieNames.operator } as const;
export type TokenCookie = (typeof tokenCookies)[keyof typeof tokenCookies];
