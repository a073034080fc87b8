import type { AddressTexts } from '@mall/contract/member/address-fields.ts';

/** An address as it was when the order was placed. */
export type OrderAddress = AddressTexts & { provinceId: string; areaInfo: string };
