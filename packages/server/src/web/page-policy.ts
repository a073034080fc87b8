import type { Config } from '../kernel/config.ts';
import { policyHash, policyHeader, writePolicy } from '../kernel/http/content-policy.ts';

/** Pages without a frame, which partners show inside their own. */
const embedded = new Set(['/myaddress', '/addaddress', '/myorder', '/myshoppingcart']);

const selfAnd = (url: string | undefined) => (url === undefined ? "'self'" : `'self' ${new URL(url).origin}`);

/**
 * What a page of the storefront may load, run and be shown in. Scripts: our files, and of those that stand in the page the ones it was
 * made with, named by a nonce or by their hashes. React writes style attributes, which can be told apart from style sheets.
 */
export const createPagePolicy = ({
  PAY_URL,
  SOCIAL_PANEL_URL,
  FRAME_ANCESTORS,
}: Pick<Config, 'PAY_URL' | 'SOCIAL_PANEL_URL' | 'FRAME_ANCESTORS'>) => {
  const policy = (scripts: string, frameAncestors: string) =>
    writePolicy({
      'default-src': "'none'",
      'script-src': `'self' ${scripts}`,
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': selfAnd(SOCIAL_PANEL_URL),
      'form-action': selfAnd(PAY_URL),
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': frameAncestors,
    });
  return (path: string, scripts: string): Record<string, string> => {
    const partners = embedded.has(path.toLowerCase()) ? FRAME_ANCESTORS : [];
    // The older header knows no list; where partners are welcome it would shut them out.
    if (partners.length > 0) return { [policyHeader]: policy(scripts, `'self' ${partners.join(' ')}`) };
    return { [policyHeader]: policy(scripts, "'self'"), 'x-frame-options': 'SAMEORIGIN' };
  };
};

export type PagePolicy = ReturnType<typeof createPagePolicy>;

/**
 * A page that is kept for others cannot carry a nonce, which is good for one use. Its scripts are named by hash instead: those that bear
 * the nonce of this rendering, which nobody outside knew, and no other that came to stand in the page.
 */
export const nameScripts = (html: string, nonce: string): { html: string; scripts: string } => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + 1)) {
    if (!/<script[^<>]*$/.test(html.slice(Math.max(0, at - 200), at))) continue;
    const start = html.indexOf('>', at) + 1;
    hashes.add(policyHash(html.slice(start, html.indexOf('</script>', start))));
  }
  return { html: html.replaceAll(mark, ''), scripts: [...hashes].join(' ') };
};
