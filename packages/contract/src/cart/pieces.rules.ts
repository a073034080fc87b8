import * as z from 'zod';
import { cartLineMost } from './cart.rules.ts';

/** Whole pieces; what a line may hold at most is decided by the shelf. */
export const Pieces = z
  .number({ error: 'cart.number_wrong' })
  .int({ error: 'cart.number_wrong' })
  .min(1, { error: 'cart.number_wrong' })
  .max(cartLineMost, { error: 'cart.number_wrong' });

/** The same in an address: decimal digits alone. */
export const PiecesText = z
  .string({ error: 'cart.number_wrong' })
  .regex(/^[1-9]\d{0,2}$/, { error: 'cart.number_wrong' })
  .transform(Number)
  .pipe(Pieces);
