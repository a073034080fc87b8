import { right } from '@mall/contract/account/rights.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { InvoiceFilter, mostInArchive } from '@mall/contract/invoice/invoicing.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { askDownload } from '../download/ask-download.ts';
import { makerTaking } from '../download/maker.ts';
import { type Db, inTransaction, type Tx } from '../kernel/db.ts';
import { makePdf } from '../kernel/pdf/make-pdf.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide, BuyerSight } from '../kernel/side.ts';
import { writeZip } from '../kernel/zip.ts';
import { invoicesOf, isIn } from './invoice.queries.ts';
import { invoicePaper, type PaperKind, type PrintedInvoice, paperName } from './invoice-paper.ts';
import { asRow, ListRow, listColumns, readWhole } from './invoice-row.ts';

const issued = (side: BuyerSight, { tab, ...filter }: InvoiceFilter): SQL =>
  sql`${invoicesOf(side, filter)} and ${isIn(tab)} and i.number <> ''`;

const readPrinted = async (tx: Tx, id: Id): Promise<PrintedInvoice> => {
  const [row] = await readRows(tx, ListRow)`select ${listColumns(0)} from invoice i join store s on s.id = i.store_id where i.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  return { ...asRow(row), ...(await readWhole(tx, id, 0)) };
};

const Issued = z.strictObject({ id: Id, number: z.string(), redNumber: z.string() });

/** Issued invoices of a filter, a PDF each and one of its red letter; one at a time, so that nobody else waits for the thread that lays them out. */
export const invoiceArchiveMaker = makerTaking(InvoiceFilter, {
  kind: 'invoices',
  format: 'zip',
  title: words('发票打包', 'Invoices', 'Factures', 'Facturas', 'Faturas', 'Счета-фактуры'),
  source: words('发票管理', 'Invoices', 'Factures', 'Facturas', 'Faturas', 'Счета-фактуры'),
  sourceUrl: '/personalCenterBase/invoiceManagement/managementList',
  right: right('personalCenterBase:invoiceManagement:managementList:view'),
  said: ({ word }) => (word ? [word] : []),
  make: async ({ house: { db, config }, input, side, path, progress }) => {
    const issuedOnes = await readRows(db, Issued)`
      select i.id::text, i.number, i.red_number as "redNumber" from invoice i where ${issued(side, input)} order by i.id desc limit ${mostInArchive}`;
    let done = 0;
    const paperOf = async function* (id: Id, kind: PaperKind) {
      yield await makePdf(invoicePaper(await readPrinted(db, id), kind, config.siteUrl));
      if (kind === 'red') return;
      done += 1;
      await progress(done);
    };
    const parts = function* () {
      for (const { id, ...numbers } of issuedOnes) {
        if (numbers.redNumber !== '') yield { name: paperName(numbers, 'red'), text: paperOf(id, 'red') };
        yield { name: paperName(numbers, 'blue'), text: paperOf(id, 'blue') };
      }
    };
    await writeZip(path, parts());
  },
});

export const askInvoiceArchive = (db: Db, side: BuyerSide, filter: InvoiceFilter, language: Language): Promise<DownloadProgress> =>
  inTransaction(db, async (tx) => {
    const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from invoice i where ${issued(side, filter)}`;
    const rows = counted?.total ?? 0;
    if (rows === 0) throw refuse('download.none');
    if (rows > mostInArchive) throw refuse('download.many', { most: mostInArchive });
    const about = [filter.from ?? '', filter.to ?? ''].filter(Boolean).join(' ~ ');
    return askDownload(tx, invoiceArchiveMaker, side, { input: filter, language, rows, about });
  });
