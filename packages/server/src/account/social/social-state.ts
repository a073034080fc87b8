import { hashToken } from '../hash-token.ts';

/**
 * What the panel carries to the platform and back. Only the browser that keeps the uuid can name the two together: a link with somebody
 * else's code and state signs nobody in. Nothing is kept for it, so every node can tell.
 */
export const socialState = (uuid: string): string => hashToken(`social sign-in|${uuid}`).toString('base64url');
