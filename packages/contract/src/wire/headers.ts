/** Header names as they travel. */
export const headers = {
  authorization: 'authorization',
  memberSource: 'membersource',
  rediskey: 'rediskey',
  language: 'to',
  encryptionType: 'encryptiontype',
  code: 'code',
  sm4code: 'sm4code',
  mac: 'mac',
} as const;

export const requestTimeout = 180_000;

/** Paths whose POST bodies are never encrypted, besides form and multipart bodies. */
export const neverEncrypted = ['/portal/order/base64', '/picture/video'] as const;
