import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { keepStoreUploads } from '../../src/content/keep-store-uploads.ts';
import { keepUpload } from '../../src/content/keep-upload.ts';
import { publishStoreUploads } from '../../src/content/publish-store-uploads.ts';
import { openVirusScanner } from '../../src/gateways/virus-scanner.ts';
import type { Config } from '../../src/kernel/config.ts';
import { inTransaction, openDb } from '../../src/kernel/db.ts';
import { openFiles } from '../../src/kernel/files/open-files.ts';
import { processMemory } from '../../src/kernel/memory.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import type { Sealer } from '../../src/kernel/sealer.ts';
import type { StoreSide } from '../../src/kernel/side.ts';

const film = join(import.meta.dirname, '../../assets/videos/cable.webm');
const silent = async (): Promise<void> => undefined;

const Keeper = z.strictObject({ memberId: Id, storeId: Id, goods: z.array(Id) });

/** Two goods of the cable store have a video: at the first start alone, because it is a file of the mall's own folder. Those that are being changed stay as they are. */
export const filmDemoGoods = async (pool: pg.Pool, sealer: Sealer, config: Config): Promise<void> => {
  const db = openDb(pool, silent);
  const [keeper] = await readRows(db, Keeper)`
    select m.id::text as "memberId", m.store_id::text as "storeId", to_json(array(
      select g.id::text from goods g where g.store_id = m.store_id and g.state = 'on' and not exists (select from goods_draft d where d.goods_id = g.id)
        and not exists (select from goods_version v where v.goods_id = g.id) order by g.rank desc, g.id limit 2)) as goods
    from member m where m.mobile = '13900000002' and m.store_id is not null and not exists (select from goods_detail where video <> '')`;
  if (!keeper) return;
  const { memberId, storeId, goods } = keeper;
  const side: StoreSide = { kind: 'seller', memberId, sessionId: '1', rights: new Map(), storeId };
  const memory = processMemory();
  try {
    for (const goodsId of goods) {
      const { url } = await keepUpload(
        { db, memory, config, sealer, files: openFiles(config), virusScanner: openVirusScanner(config.FILES_SCAN) },
        side,
        'video',
        {
          name: '电缆断面.webm',
          chunks: createReadStream(film),
        },
      );
      await inTransaction(db, async (tx) => {
        await keepStoreUploads(tx, side, [url]);
        await publishStoreUploads(tx, storeId, [url]);
        await tx.execute(sql`
          insert into goods_detail (goods_id, video) values (${goodsId}, ${url}) on conflict (goods_id) do update set video = excluded.video`);
      });
    }
  } finally {
    await memory.close();
  }
};
