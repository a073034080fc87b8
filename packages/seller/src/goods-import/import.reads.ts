import { goodsImportApi } from '@mall/contract/catalogue/goods-import.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';

/** What an act on an import makes old. */
export const importReads: readonly AnyCall[] = [
  goodsImportApi.open,
  goodsImportApi.detail,
  goodsImportApi.faults,
  goodsImportApi.rows,
  goodsImportApi.falls,
  goodsImportApi.page,
];
