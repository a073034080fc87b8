import { pricePerMetre } from '@mall/contract/catalogue/unit.rules.ts';
import { fen, type Money, toYuan } from '@mall/contract/kernel/money.ts';

/** What is told of a thing sold by length: the metres in one unit, and what one of them costs when the unit costs this. */
export const lengthOf = (packLength: number | null, priceFen: number): { packLength?: number; unitPrice?: Money } =>
  packLength === null ? {} : { packLength, unitPrice: toYuan(pricePerMetre(fen(priceFen), packLength)) };
