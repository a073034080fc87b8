import { inquiryOperationsApi } from '@mall/contract/inquiry/inquiry-operations.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { blockSupplier, unblockSupplier } from './block-supplier.ts';
import { decideVoucher } from './decide-voucher.ts';
import { mallInquiriesSheet } from './inquiry-sheets.ts';
import { listBlocks, listOverview, listVouchers } from './office.queries.ts';
import { requireCase } from './office-case.queries.ts';

export const inquiryOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  const act = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };
  route(app, inquiryOperationsApi.page, ({ query }) => listOverview(db, query));
  route(app, inquiryOperationsApi.detail, ({ params: { id }, language }) => requireCase(db, id, language));
  route(app, inquiryOperationsApi.export, ({ side, body, language }) => mallInquiriesSheet.ask(db, side, body, language));
  route(app, inquiryOperationsApi.vouchers, ({ query }) => listVouchers(db, query));
  route(app, inquiryOperationsApi.acceptVoucher, ({ side, params: { id } }) => act((tx) => decideVoucher(tx, side, id, 'accept')));
  route(app, inquiryOperationsApi.rejectVoucher, ({ side, params: { id }, body }) =>
    act((tx) => decideVoucher(tx, side, id, 'reject', body.reason)),
  );
  route(app, inquiryOperationsApi.blocks, ({ query }) => listBlocks(db, query));
  route(app, inquiryOperationsApi.block, ({ side, params: { id }, body }) => act((tx) => blockSupplier(tx, side, id, body)));
  route(app, inquiryOperationsApi.unblock, ({ params: { id } }) => act((tx) => unblockSupplier(tx, id)));
};
