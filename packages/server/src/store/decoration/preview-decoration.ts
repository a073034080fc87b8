import { randomBytes } from 'node:crypto';
import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { attachBanners } from './attach-banners.ts';

const addresses = { home: '/shopIndex', ranking: '/shopIndex/index2' } as const;

/** Keeps what is looked at under a key that nobody guesses: the storefront knows no seller, and a colleague may be shown it. */
export const previewDecoration = async (tx: Tx, side: StoreSide, fields: DecorationDraft): Promise<{ key: string; url: string }> => {
  const { storeId } = side;
  await attachBanners(tx, side, fields);
  const key = randomBytes(24).toString('base64url');
  await tx.execute(sql`delete from store_preview where until < now()`);
  await tx.execute(sql`
    insert into store_preview (key, store_id, fields, until) values (${key}, ${storeId}, ${JSON.stringify(fields)}::jsonb, now() + interval '30 minutes')`);
  return { key, url: `${addresses[fields.template]}?storeId=${storeId}&preview=${key}` };
};
