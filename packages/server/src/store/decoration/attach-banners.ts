import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import * as z from 'zod';
import { attachUploads } from '../../content/attach-uploads.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import type { StoreSide } from '../../kernel/side.ts';

const Known = z.strictObject({ image: z.string() });

/** Pictures of banners are for everybody. Those that a draft or a version of the store has already may be a colleague's. */
export const attachBanners = async (tx: Tx, side: StoreSide, { banners }: DecorationDraft): Promise<void> => {
  const known = await readRows(tx, Known)`
    select b ->> 'image' as image from (
      select fields from store_decoration where store_id = ${side.storeId} union all select fields from store_decoration_draft where store_id = ${side.storeId}) x,
      jsonb_array_elements(x.fields -> 'banners') b
    union select banner from store where id = ${side.storeId}`;
  const kept = new Set(known.map(({ image }) => image));
  const fresh = banners.map(({ image }) => image).filter((image) => image !== '' && !kept.has(image));
  await attachUploads(tx, side, fresh, { kind: 'public' }, ['image']);
};
