import { accountApi } from '@mall/contract/account/account.api.ts';
import { browserCall } from '../ask/browser.ts';
import { quietly } from '../form/quietly.ts';

/**
 * Encrypts passwords for the server alone. The key is asked for each time: one that the page brought may be older than the
 * server, and a password under an old key reads as a wrong one.
 */
export const sealPasswords = async <const P extends readonly string[]>(...passwords: P): Promise<{ [K in keyof P]: string }> => {
  const [{ publicKey }, { encryptPassword }] = await Promise.all([
    browserCall(accountApi.publicKey, {}, quietly),
    import('@mall/contract/wire/sm-browser.ts'),
  ]);
  return passwords.map((password) => encryptPassword(password, publicKey)) as { [K in keyof P]: string };
};
