import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Config } from '../kernel/config.ts';
import type { Tx } from '../kernel/db.ts';
import { mayExtend, requireOwn } from './download.queries.ts';
import { moveDownload } from './move-download.ts';

/** Keeps a file that ends today for its days once more, from now. */
export const extendDownload = async (tx: Tx, actor: Member, id: Id, { DOWNLOAD_DAYS }: Pick<Config, 'DOWNLOAD_DAYS'>): Promise<void> => {
  await requireOwn(tx, actor, id);
  await moveDownload(
    tx,
    id,
    'extend',
    { kind: actor.kind, memberId: actor.memberId },
    { also: sql`, expires_at = now() + make_interval(days => ${DOWNLOAD_DAYS}::int)`, where: sql` and ${mayExtend('download')}` },
  );
};
