import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SpecNames } from './list-spec-names.ts';

/** What is known of the specs of a bill, for all its lines. */
export type Laid = { cards: ReadonlyMap<Id, GoodsCard>; names: ReadonlyMap<Id, SpecNames>; stockFirst: boolean };
