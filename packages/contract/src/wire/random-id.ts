/** A random UUID without dashes. `crypto.randomUUID` is missing from pages that came over plain http, `getRandomValues` is not. */
export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A token by which a call that is made twice does its work once. */
export const randomToken = (): string => randomId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
