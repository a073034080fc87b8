import type { Paper } from '@mall/contract/company/certification.rules.ts';
import { type InquiryFileUse, inquiryFileRules } from '@mall/contract/inquiry/inquiry.rules.ts';
import { requireUploadsWithin } from '../content/require-uploads-within.ts';
import type { Tx } from '../kernel/db.ts';

/** Refuses files that this place of an inquiry does not take. */
export const requireFiles = (tx: Tx, use: InquiryFileUse, files: readonly Paper[]): Promise<void> =>
  requireUploadsWithin(tx, files, inquiryFileRules[use], { large: 'inquiry.file_large', type: `inquiry.${use}_type` });
