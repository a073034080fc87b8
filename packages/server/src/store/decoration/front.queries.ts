import type { Id } from '@mall/contract/kernel/fields.ts';
import { type DecorationDraft, DecorationDraft as Fields } from '@mall/contract/store/decoration.rules.ts';
import type { StoreFront } from '@mall/contract/store/store.api.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPublished } from './lock-decoration.ts';

const Row = z.strictObject({ fields: Fields });
const Today = z.strictObject({ day: z.string() });

const shown = async (tx: Tx, { template, banners, notices }: DecorationDraft): Promise<Omit<StoreFront, 'shelves'>> => {
  const [today] = await readRows(tx, Today)`select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day`;
  return {
    template,
    banners: banners.filter(({ image }) => image !== ''),
    notices: notices.filter(({ title, until }) => title !== '' && (until === '' || until >= (today?.day ?? ''))),
  };
};

/** How a store looks to buyers. */
export const readFront = async (tx: Tx, storeId: Id): Promise<StoreFront> => ({
  ...(await shown(tx, (await findPublished(tx, storeId)).fields)),
  shelves: null,
});

/** How it would look, for who has the key. */
export const requirePreview = async (tx: Tx, storeId: Id, key: string): Promise<StoreFront> => {
  const [row] = await readRows(tx, Row)`select fields from store_preview where key = ${key} and store_id = ${storeId} and until > now()`;
  if (!row) throw refuse('store.preview_gone');
  return { ...(await shown(tx, row.fields)), shelves: row.fields.shelves };
};
