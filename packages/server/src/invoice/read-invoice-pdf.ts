import type { Id } from '@mall/contract/kernel/fields.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { makePdf } from '../kernel/pdf/make-pdf.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { requireInvoice } from './invoice.queries.ts';
import { invoicePaper, type PaperKind, paperName } from './invoice-paper.ts';

/** An invoice that was issued, or its red letter, as a paper. */
export const readInvoicePdf = async (
  { db, config }: Pick<House, 'db' | 'config'>,
  side: BuyerSide,
  id: Id,
  kind: PaperKind,
): Promise<FileAnswer> => {
  const invoice = await requireInvoice(db, side, id, config);
  if (!invoice.actions.includes(kind === 'red' ? 'downloadRed' : 'download')) throw refuse('kernel.not_found');
  return {
    bytes: await makePdf(invoicePaper(invoice, kind, config.siteUrl)),
    type: 'application/pdf',
    name: paperName(invoice, kind),
  };
};
