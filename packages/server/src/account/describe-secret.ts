import { maskMobile } from './mask-mobile.ts';
import { authenticatorUri } from './totp.ts';

/** A secret as it is shown once, to be typed or read by a camera. `issuer`: what an authenticator lists it under, beside those of other sites. */
export const describeSecret = (issuer: string, secret: string, mobile: string): { secret: string; uri: string } => ({
  secret,
  uri: authenticatorUri(secret, issuer, maskMobile(mobile)),
});
