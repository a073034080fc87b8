import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A telephone's clock may be half a minute off either way. */
const window = 1;

export const makeSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm: 'SHA1', digits: 6, period });

/** What an authenticator reads from the picture. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string => totpOf(secret, issuer, label).toString();

/** The step of time that the code is for, or undefined when it is for none near this one. */
export const stepOfCode = (secret: string, code: string, epochSeconds: number): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: epochSeconds * 1000, window });
  return delta === null ? undefined : Math.floor(epochSeconds / period) + delta;
};

/** For the demo, whose authenticators are shown by the sandbox. */
export const codeAt = (secret: string, epochSeconds: number): string => totpOf(secret).generate({ timestamp: epochSeconds * 1000 });
