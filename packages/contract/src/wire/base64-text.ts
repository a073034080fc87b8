/** Base64 of the UTF-8 text, as the sensitive fields travel. */
export const encodeText = (text: string): string => {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/** The text back, or undefined when it is no base64 of UTF-8. */
export const decodeText = (encoded: string): string | undefined => {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded) || encoded.length % 4 !== 0) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return undefined;
  }
};
