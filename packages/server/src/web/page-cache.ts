import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { nameScripts, type PagePolicy } from './page-policy.ts';

/** Kept pressed alone: every browser takes it so, and as it was rendered it is six times the size. */
export type StoredPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly gzipped: Buffer;
  readonly etag: string;
};
/** `nonce` marks the scripts that the page was rendered with. */
export type FreshPage = { path: string; status: number; headers: Record<string, string>; html: string; nonce: string };

const compress = promisify(gzip);
const expand = promisify(gunzip);

export const htmlOf = (page: StoredPage): Promise<Buffer> => expand(page.gzipped);
const most = { pages: 250, bytes: 16 * 1024 * 1024 } as const;

const store = async (fresh: FreshPage, policy: PagePolicy): Promise<StoredPage> => {
  const named = nameScripts(fresh.html, fresh.nonce);
  const etag = `"${createHash('sha256').update(named.html).digest('base64url').slice(0, 22)}"`;
  return {
    status: fresh.status,
    headers: {
      ...fresh.headers,
      ...policy(fresh.path, named.scripts),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      etag,
    },
    gzipped: await compress(named.html),
    etag,
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
    clear: () => {
      pages.clear();
      bytes = 0;
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

  const shelfOf = (key: string) => (key.includes('?') ? asked : plain);
  const peek = (key: string): Promise<StoredPage> | undefined => {
    const found = shelfOf(key).find(key);
    return found && found.until > now() ? found.page : undefined;
  };

  /** Many who ask at once for a page that is not there wait for one render. A page that failed is not kept. */
  const read = (key: string, render: () => Promise<FreshPage>): Promise<StoredPage> => {
    const found = peek(key);
    if (found) return found;
    const shelf = shelfOf(key);
    const page = render().then((fresh) => store(fresh, policy));
    const kept = { page, until: now() + seconds * 1000, bytes: 0 };
    shelf.put(key, kept);
    page.then(
      (stored) => {
        if (stored.status === 200) shelf.weigh(key, kept, stored.gzipped.length);
        else shelf.dropThis(key, kept);
      },
      () => shelf.dropThis(key, kept),
    );
    return page;
  };

  return {
    peek,
    read,
    /** Forgets all, those under way too. */
    clear: () => {
      plain.clear();
      asked.clear();
    },
    get size() {
      return plain.size + asked.size;
    },
  };
};
