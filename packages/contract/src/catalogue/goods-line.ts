import * as z from 'zod';
import { Id } from '../kernel/fields.ts';
import { lengthFields } from './goods-card.api.ts';

/** Which spec a line is of, and how it is called and shown: a row of SQL has these as they are. */
export const goodsNamed = {
  goodsId: Id,
  specId: Id,
  specName: z.string(),
  attributeLine: z.string(),
  picture: z.string(),
  unit: z.string(),
};

/** What every line of goods shows, in a cart, an order, an after-sale or a review: spread it into the line's own shape. */
export const goodsLine = { ...goodsNamed, ...lengthFields };
