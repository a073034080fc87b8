import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { nameScripts, type PagePolicy } from './page-policy.ts';

export type StoredPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
};
/** `nonce` marks the scripts that the page was rendered with. */
export type FreshPage = { path: string; status: number; headers: Record<string, string>; html: string; nonce: string };

const compress = promisify(gzip);
const most = { pages: 250, bytes: 48 * 1024 * 1024 } as const;

const store = async (fresh: FreshPage, policy: PagePolicy): Promise<StoredPage> => {
  const named = nameScripts(fresh.html, fresh.nonce);
  const html = Buffer.from(named.html);
  return {
    status: fresh.status,
    headers: { ...fresh.headers, ...policy(fresh.path, named.scripts) },
    html,
    gzipped: await compress(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
};

type Kept = { page: Promise<StoredPage>; until: number; bytes: number };

/** So many pages and bytes; the one that was asked for the longest ago goes first. */
const createShelf = () => {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };
  const shrink = () => {
    while (pages.size > most.pages || bytes > most.bytes) drop(pages.keys().next().value as string);
  };
  return {
    find: (key: string): Kept | undefined => {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    },
    put: (key: string, kept: Kept) => {
      drop(key);
      pages.set(key, kept);
      shrink();
    },
    weigh: (key: string, kept: Kept, weight: number) => {
      if (pages.get(key) !== kept) return;
      kept.bytes = weight;
      bytes += weight;
      shrink();
    },
    dropThis: (key: string, kept: Kept) => {
      if (pages.get(key) === kept) drop(key);
    },
    get size() {
      return pages.size;
    },
  };
};

/**
 * Guests' pages by address and language, for seconds. A member's page never comes near it. A query can be anything, so pages with
 * one have a shelf of their own: whoever asks for a thousand of them does not push out the pages that everybody opens.
 */
export const createPageCache = (seconds: number, policy: PagePolicy, now: () => number = Date.now) => {
  const plain = createShelf();
  const asked = createShelf();

  /** Many who ask at once for a page that is not there wait for one render. A page that failed is not kept. */
  const read = (key: string, render: () => Promise<FreshPage>): Promise<StoredPage> => {
    const shelf = key.includes('?') ? asked : plain;
    const found = shelf.find(key);
    if (found && found.until > now()) return found.page;
    const page = render().then((fresh) => store(fresh, policy));
    const kept = { page, until: now() + seconds * 1000, bytes: 0 };
    shelf.put(key, kept);
    page.then(
      (stored) => {
        if (stored.status === 200) shelf.weigh(key, kept, stored.html.length + stored.gzipped.length);
        else shelf.dropThis(key, kept);
      },
      () => shelf.dropThis(key, kept),
    );
    return page;
  };

  return {
    read,
    get size() {
      return plain.size + asked.size;
    },
  };
};
