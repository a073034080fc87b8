/** Header names as they travel. */
export const headers = {
  authorization: 'authorization',
  memberSource: 'membersource',
  rediskey: 'rediskey',
  /** The language that the reader chose, from the cookie; empty when none was. */
  language: 'to',
  /** The language of the page that makes the call. It goes before the choice: a Chinese page speaks Chinese whatever was chosen elsewhere. */
  pageLanguage: 'page-language',
  /** Nobody has touched the page for a while: it asks by itself, which keeps no session alive. */
  unattended: 'unattended',
  encryptionType: 'encryptiontype',
  code: 'code',
  sm4code: 'sm4code',
  mac: 'mac',
  /** What the identity provider gave somebody who was with it already, to be shown here once. */
  ticket: 'isc-ticket',
} as const;

export const requestTimeout = 180_000;

/** Paths whose POST bodies are never encrypted, besides form and multipart bodies. */
export const neverEncrypted = ['/portal/order/base64', '/picture/video'] as const;
