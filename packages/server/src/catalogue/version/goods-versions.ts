import type { GoodsDraft } from '@mall/contract/catalogue/goods-draft.rules.ts';
import { versionsOf } from '../../kernel/versions.ts';

/** What stores hand in of their goods; the goods is locked before. */
export const goodsVersions = versionsOf<GoodsDraft>({ table: 'goods_version', of: 'goods_id', moved: 'goods.version_moved' });
