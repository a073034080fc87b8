import { deskApi } from '@mall/contract/account/desk.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';
import { goodsAuditApi } from '@mall/contract/catalogue/goods-audit.api.ts';

/** What may be other after a decision. */
export const goodsReads = [goodsAuditApi.page, goodsAuditApi.detail, goodsAuditApi.goods, deskApi.desk, workApi.page];
