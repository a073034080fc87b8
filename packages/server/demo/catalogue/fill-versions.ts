import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type pg from 'pg';
import { handIn } from '../../src/catalogue/version/hand-in.ts';
import { requireDraft } from '../../src/catalogue/version/lock-draft.ts';
import { openDraft } from '../../src/catalogue/version/open-draft.ts';
import { saveDraft } from '../../src/catalogue/version/save-draft.ts';
import { pictureAddress } from '../../src/content/render-picture.ts';
import { type Tx, txOn } from '../../src/kernel/db.ts';
import type { StoreSide } from '../../src/kernel/side.ts';

type Keeper = { side: StoreSide; goods: Id[] };

/** Who keeps the goods of the demo's stores, with some of their goods: the best sold first. A mall of very many has no texts, and without English ones nothing is handed in for abroad. */
const listKeepers = async (client: pg.PoolClient): Promise<Keeper[]> => {
  const { rows } = await client.query<{ memberId: Id; storeId: Id; goods: Id[] }>(
    `select m.id::text as "memberId", m.store_id::text as "storeId",
       array(select g.id::text from goods g where g.store_id = m.store_id and g.state = 'on'
         and (s.kind <> 'cross' or exists (select from goods_detail d where d.goods_id = g.id)) order by g.rank desc, g.id limit 6) as goods
     from member m join store s on s.id = m.store_id where m.mobile between '13900000001' and '13900000004' order by m.mobile`,
  );
  return rows
    .filter(({ goods }) => goods.length === 6)
    .map(({ memberId, storeId, goods }) => ({
      goods,
      side: { kind: 'seller', memberId, storeId, rights: new Set() } as unknown as StoreSide,
    }));
};

const begin = async (tx: Tx, side: StoreSide, of: { goodsId?: Id; like?: Id }, change: (fields: GoodsDraft) => GoodsDraft) => {
  const draftId = await openDraft(tx, side, of);
  const { fields, revision } = await requireDraft(tx, side, draftId);
  const saved = await saveDraft(tx, side, draftId, { revision, fields: change(fields) });
  return { draftId, revision: saved.revision };
};

/** Hands in what was changed, so many hours ago. */
const give = async (
  client: pg.PoolClient,
  side: StoreSide,
  of: { goodsId?: Id; like?: Id },
  hours: number,
  change: (fields: GoodsDraft) => GoodsDraft,
) => {
  const tx = txOn(client);
  const { draftId, revision } = await begin(tx, side, of, change);
  const { goodsId } = await handIn(tx, side, draftId, revision, 'zh');
  await client.query(`update goods_version set submitted_at = now() - make_interval(mins => $2) where goods_id = $1 and decision is null`, [
    goodsId,
    Math.round(hours * 60),
  ]);
  return goodsId;
};

const paperOf = (name: string, picture: string, validUntil: string): GoodsDraft['papers'][number] => ({
  name,
  validUntil,
  url: pictureAddress('papers', picture),
  fileName: `${name}.png`,
});

const returned = async (client: pg.PoolClient, goodsId: Id, faults: readonly { field: string; reason: string }[]) =>
  client.query(
    `update goods_version set decision = 'rejected', decided_at = now() - interval '3 hours', faults = $2,
       decided_by = (select min(m.id) from member m join member_role r on r.member_id = m.id join role_right o on o.role_id = r.role_id where m.audience = 'operator' and o.right_name = 'operations:audit:decide')
     where goods_id = $1 and decision is null`,
    [goodsId, JSON.stringify(faults)],
  );

/** Goods that are new or changed and wait for the mall, that came back, and that are not handed in yet: something of each for every store of the demo. */
export const fillVersions = async (client: pg.PoolClient, now: Date): Promise<void> => {
  const tx = txOn(client);
  const dayIn = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [at, { side, goods }] of (await listKeepers(client)).entries()) {
    const [renamed, like, wrong, drafted, widened] = goods as [Id, Id, Id, Id, Id];
    await give(client, side, { goodsId: renamed }, 3.2 - at * 0.4, (fields) => ({
      ...fields,
      name: `${fields.name} 国标保检`,
      pictures: [...fields.pictures.slice(0, 1), ...fields.pictures.slice(2)],
      packing: `${fields.packing}每件附合格证与出厂检验报告。`,
      papers: [paperOf('CCC 证书', 'ccc', dayIn(900)), paperOf('型式试验报告', 'type-test', dayIn(40))],
    }));
    await give(client, side, { like }, 2.1 - at * 0.3, (fields) => ({
      ...fields,
      name: `${fields.name} 新款`,
      model: `${fields.model}-N`,
      specs: fields.specs.map((row, line) => ({
        ...row,
        price: (128.5 + line * 36).toFixed(2),
        stock: String(200 + line * 20),
        leadDays: '3',
      })),
      papers: [paperOf('型式试验报告', 'type-test', '')],
    }));
    const back = await give(client, side, { goodsId: wrong }, 20, (fields) => ({
      ...fields,
      description: `<p>全网最低价，假一赔十。</p>${fields.description}`,
    }));
    await returned(client, back, [{ field: 'description', reason: '去掉“全网最低价”“假一赔十”' }]);
    await begin(tx, side, { goodsId: drafted }, (fields) => ({ ...fields, afterSales: `${fields.afterSales}质保期内上门更换。` }));
    await begin(tx, side, { like: widened }, (fields) => ({ ...fields, name: '', model: '', specs: fields.specs.slice(0, 2) }));
  }
};
