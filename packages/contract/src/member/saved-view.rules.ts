import * as z from 'zod';
import { nameText } from '../kernel/fields.ts';

export const viewsAList = 12;
export const viewNameMost = 20;

/** The screen of a list, as its address says behind the hash. */
export const ViewList = z.string().regex(/^\/[a-z/-]{0,59}$/);
/** What stands behind the question mark of the address. */
export const ViewQuery = z
  .string()
  .max(1000)
  .regex(/^[\w.~*%+&=-]+$/);
export const ViewName = nameText(viewNameMost, 'view.name_required', 'view.name_long');
