import { encryptPassword } from '@mall/contract/wire/sm-browser.ts';
import { openSm2 } from '@mall/server/kernel/sm/sm2.ts';
import { readCiphertext } from '@mall/server/kernel/sm/sm2-ciphertext.ts';
import { makeSm2Pem, readSm2Key } from '@mall/server/kernel/sm/sm2-key.ts';

const times = 2000;
const atOnce = 8;
const keyLength = 32;

/** Microseconds of processor time that one SM2 decryption takes as the mall does it, all its threads together. */
export const timeSm2 = async (): Promise<number> => {
  const key = readSm2Key(makeSm2Pem());
  const sm2 = openSm2(key);
  const sealed = readCiphertext(encryptPassword('0'.repeat(keyLength), key.publicKeyHex), keyLength);
  if (!sealed) throw new Error('what was sealed cannot be read');
  const decrypt = async (amount: number) => {
    for (let left = amount; left > 0; left -= atOnce) await Promise.all(Array.from({ length: atOnce }, () => sm2.decrypt(sealed)));
  };
  await decrypt(times / 4);
  const before = process.cpuUsage();
  await decrypt(times);
  const { user, system } = process.cpuUsage(before);
  sm2.close();
  return (user + system) / times;
};
