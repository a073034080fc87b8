import { createHash } from 'node:crypto';

export const policyHeader = 'content-security-policy';

/** For everything that is no page: whoever opens it as one gets a page that may do nothing. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

type Directives = Readonly<Record<string, string>>;

export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** How a policy names a text that stands in the page itself. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The names of what stands in a page of our own making between these tags. */
export const hashesBetween = (html: string, tag: 'script' | 'style'): string =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => policyHash(match[1] as string)).join(' ') || "'none'";
