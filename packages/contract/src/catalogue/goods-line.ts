import * as z from 'zod';
import { Id } from '../kernel/fields.ts';
import { lengthFields } from './goods-card.api.ts';

/** What every line of goods shows, in a cart, an order, an after-sale or a review: spread it into the line's own shape. */
export const goodsLine = {
  goodsId: Id,
  specId: Id,
  specName: z.string(),
  attributeLine: z.string(),
  picture: z.string(),
  unit: z.string(),
  ...lengthFields,
};
