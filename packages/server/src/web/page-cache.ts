import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

export type StoredPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
};
export type FreshPage = { status: number; headers: Record<string, string>; html: string };

const compress = promisify(gzip);
const mostPages = 500;

const store = async (fresh: FreshPage): Promise<StoredPage> => {
  const html = Buffer.from(fresh.html);
  return {
    status: fresh.status,
    headers: fresh.headers,
    html,
    gzipped: await compress(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
};

/** Guests' pages by address, language and zone, for seconds. A member's page never comes near it. */
export const createPageCache = (seconds: number, now: () => number = Date.now) => {
  const pages = new Map<string, { page: Promise<StoredPage>; until: number }>();

  /** Many who ask at once for a page that is not there wait for one render. A page that failed is not kept. */
  const read = (key: string, render: () => Promise<FreshPage>): Promise<StoredPage> => {
    const kept = pages.get(key);
    if (kept && kept.until > now()) return kept.page;
    const page = render().then(store);
    pages.delete(key);
    pages.set(key, { page, until: now() + seconds * 1000 });
    if (pages.size > mostPages) pages.delete(pages.keys().next().value as string);
    page.then(
      (stored) => {
        if (stored.status !== 200 && pages.get(key)?.page === page) pages.delete(key);
      },
      () => {
        if (pages.get(key)?.page === page) pages.delete(key);
      },
    );
    return page;
  };

  return {
    read,
    clear: () => pages.clear(),
    get size() {
      return pages.size;
    },
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
