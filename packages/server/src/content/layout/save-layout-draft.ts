import { headTarget, keysOfPage, type LayoutContent } from '@mall/contract/content/layout.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide } from '../../kernel/side.ts';
import { openPictures } from '../open-pictures.ts';
import { type Leading, requireLinkTargets } from '../require-link-targets.ts';
import { refuseOlder } from './draft-revision.ts';
import { keptUnder, requirePage } from './page-zone.ts';

const Saved = z.strictObject({ revision: z.int() });
type Input = { zoneId?: Id | undefined; revision: number; content: LayoutContent };

const leadingOf = ({ floors, advs }: LayoutContent): Leading[] => [
  ...floors.flatMap(({ title, ...floor }) => [
    ...floor.links.map((link) => ({ ...link, name: `${title.zh} · ${link.title.zh}` })),
    ...floor.goods.map(({ goodsId }) => ({ name: title.zh, relationType: 'goods' as const, relationTarget: goodsId })),
    ...(floor.actionType === 'class' || floor.actionType === 'zone'
      ? [{ name: title.zh, relationType: floor.actionType, relationTarget: headTarget(floor) }]
      : []),
  ]),
  ...advs.flatMap(({ title, links }) => links.map((link) => ({ ...link, name: title.zh }))),
];

/** Keeps what is edited of a page, upon what the editor has seen: of two who edit it the second learns of the first. */
export const saveLayoutDraft = async (tx: Tx, side: MallSide, { zoneId, revision, content }: Input): Promise<{ revision: number }> => {
  await requirePage(tx, zoneId);
  if (content.advs.some(({ advKey }) => !keysOfPage(zoneId).includes(advKey))) throw refuse('content.key_wrong');
  const links = content.floors.flatMap((floor) => floor.links);
  await requireLinkTargets(tx, leadingOf(content));
  await openPictures(
    tx,
    side.memberId,
    [...content.floors, ...content.advs, ...links].map(({ image }) => image),
  );
  const page = keptUnder(zoneId);
  const [saved] =
    revision === 0
      ? await readRows(tx, Saved)`
          insert into layout_draft (zone_id, content, revision, saved_by) values (${page}, ${JSON.stringify(content)}::jsonb, 1, ${side.memberId})
          on conflict do nothing returning revision`
      : await readRows(tx, Saved)`
          update layout_draft set content = ${JSON.stringify(content)}::jsonb, revision = revision + 1, saved_by = ${side.memberId}, saved_at = now()
          where zone_id = ${page} and revision = ${revision} returning revision`;
  return saved ?? refuseOlder(tx, page);
};
