import { sm2 } from 'sm-crypto-v2';

const c1c3c2 = 1;

/** SM2 decryption in JavaScript, for a server whose OpenSSL cannot be reached. The ciphertext comes without its leading 04. */
export const decryptSm2 = (ciphertextHex: string, privateKeyHex: string): Uint8Array | undefined => {
  try {
    const plain = sm2.doDecrypt(ciphertextHex, privateKeyHex, c1c3c2, { output: 'array' });
    return plain.length > 0 ? plain : undefined;
  } catch {
    return undefined;
  }
};
