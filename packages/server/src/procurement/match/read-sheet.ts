import { billMost } from '@mall/contract/procurement/match.rules.ts';
import { readSheet, type SheetBounds } from '../../kernel/read-sheet.ts';
import { refuse } from '../../kernel/refusal.ts';

export const billTooLarge = () => refuse('match.sheet_large', { mb: billMost.fileBytes / 1024 / 1024, rows: billMost.lines });

const ofBill: SheetBounds = {
  rows: billMost.lines + billMost.others,
  columns: billMost.columns,
  large: billTooLarge,
  unreadable: () => refuse('match.sheet_unreadable'),
};

/** The cells of a bill of materials. */
export const readBillSheet = (bytes: Buffer): Promise<string[][]> => readSheet(bytes, ofBill);
