import * as z from 'zod';
import { reasonText } from '../kernel/fields.ts';

/** What came of looking into it. */
export const SettleAlert = z.strictObject({ note: reasonText('payment.reason_required') });
