import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { approveCertification } from './approve-certification.ts';
import { auditsSheet } from './audits-sheet.ts';
import { blockCompany } from './block-company.ts';
import { listCompanies, requireCompany } from './company-office.queries.ts';
import { rejectCertification } from './reject-certification.ts';
import { unblockCompany } from './unblock-company.ts';

export const companyOperationsRoutes = (app: App, { db }: House): void => {
  const done = async (work: (tx: Tx) => Promise<void>) => {
    await inTransaction(db, work);
    return null;
  };
  route(app, companyOperationsApi.page, ({ query }) => listCompanies(db, query));
  route(app, companyOperationsApi.export, ({ side, body, language }) => auditsSheet.ask(db, side, body, language));
  route(app, companyOperationsApi.detail, ({ params }) => requireCompany(db, params.id));
  route(app, companyOperationsApi.approve, ({ side, params, body }) =>
    done((tx) => approveCertification(tx, side, params.id, body.versionId)),
  );
  route(app, companyOperationsApi.reject, ({ side, params, body }) => done((tx) => rejectCertification(tx, side, params.id, body)));
  route(app, companyOperationsApi.block, ({ side, params, body }) => done((tx) => blockCompany(tx, side, params.id, body.reason)));
  route(app, companyOperationsApi.unblock, ({ side, params, body }) => done((tx) => unblockCompany(tx, side, params.id, body.reason)));
};
