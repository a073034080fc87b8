import { createRequire } from 'node:module';

type Bytes = number[] | Uint8Array;
type Cbc = { mode: 'cbc'; iv: string; output?: 'array' };

/** The widely used `sm-crypto`, which carries no types: our tests hold the wire to it. */
export const stock = createRequire(import.meta.url)('sm-crypto') as {
  sm2: {
    doEncrypt(text: string | Bytes, publicKeyHex: string, mode: 1): string;
    doDecrypt(ciphertextHex: string, privateKeyHex: string, mode: 1): string;
    generateKeyPairHex(): { privateKey: string; publicKey: string };
  };
  sm3(input: string | Bytes, options?: { key: string | Bytes }): string;
  sm4: {
    encrypt(text: string | Bytes, keyHex: string, options: Cbc): string;
    decrypt(hex: string | Bytes, keyHex: string, options: Cbc): string;
  };
};
