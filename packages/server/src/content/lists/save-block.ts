import type { SaveBlock } from '@mall/contract/content/entry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { requirePage } from '../layout/page-zone.ts';
import { openPictures } from '../open-pictures.ts';
import { tellPages } from '../tell-pages.ts';

const requireAbove = async (tx: Tx, { parentId, zoneId }: SaveBlock, id: Id | undefined): Promise<void> => {
  const [above] = await readRows(tx, IdRow)`
    select id::text from custom_class where id = ${parentId}::bigint and parent_id is null and zone_id is not distinct from ${zoneId}::bigint`;
  const below = id === undefined ? [] : await readRows(tx, IdRow)`select id::text from custom_class where parent_id = ${id} limit 1`;
  if (!above || above.id === id || below.length > 0) throw refuse('content.nest_wrong');
};

/** A block carries a picture of its own kind of place alone. */
const requireAdv = async (tx: Tx, advId: Id): Promise<void> => {
  const [adv] = await readRows(tx, IdRow)`select id::text from adv where id = ${advId} and adv_key = 'class_block'`;
  if (!adv) throw refuse('kernel.not_found');
};

/** Adds a block of classes at the end, or changes one, which stays on its page. */
export const saveBlock = async (tx: Tx, side: MallSide, block: SaveBlock, id?: Id): Promise<{ id: Id }> => {
  const { zoneId, parentId, name, classId, image, showType, advId, shown } = block;
  await requirePage(tx, zoneId ?? undefined);
  if (parentId !== null) await requireAbove(tx, block, id);
  if (advId !== null) await requireAdv(tx, advId);
  await openPictures(tx, side.memberId, [image]);
  const [saved] =
    id === undefined
      ? await readRows(tx, IdRow)`
          insert into custom_class (zone_id, parent_id, name, class_id, image, show_type, adv_id, shown, sort)
          select ${zoneId}::bigint, ${parentId}::bigint, ${JSON.stringify(name)}::jsonb, ${classId}::bigint, ${image}, ${showType}::smallint, ${advId}::bigint, ${shown},
            coalesce(max(sort), 0) + 1 from custom_class returning id::text`
      : await readRows(tx, IdRow)`
          update custom_class set parent_id = ${parentId}::bigint, name = ${JSON.stringify(name)}::jsonb, class_id = ${classId}::bigint, image = ${image},
            show_type = ${showType}, adv_id = ${advId}::bigint, shown = ${shown}
          where id = ${id} and zone_id is not distinct from ${zoneId}::bigint returning id::text`;
  if (!saved) throw refuse('kernel.not_found');
  await tellPages(tx);
  await writeAudit(tx, 'content.list_changed', { target: name.zh, after: { kind: 'block', shown } }, side);
  return saved;
};
