import { bankCheckApi } from '@mall/contract/company/bank-check.api.ts';
import { certificationApi } from '@mall/contract/company/certification.api.ts';
import type { CertificationFields } from '@mall/contract/company/certification.rules.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { findBankCheck } from './bank-check.queries.ts';
import { findOwnAudit, findOwnCompany } from './certification.queries.ts';
import { companyDrafts } from './company-versions.ts';
import { sayBankCheck } from './say-bank-check.ts';
import { startBankCheck } from './start-bank-check.ts';
import { submitCertification } from './submit-certification.ts';
import { withdrawCertification } from './withdraw-certification.ts';

export const certificationRoutes = (app: App, house: House): void => {
  const { db } = house;
  const submit = async ({ side, body }: { side: BuyerSide; body: CertificationFields }) => {
    await inTransaction(db, (tx) => submitCertification(tx, side, body));
    return null;
  };
  route(app, certificationApi.info, ({ side }) => findOwnCompany(db, side));
  route(app, certificationApi.audit, ({ side }) => findOwnAudit(db, side));
  route(app, certificationApi.save, submit);
  route(app, certificationApi.update, submit);
  route(app, certificationApi.withdraw, async ({ side }) => {
    await inTransaction(db, (tx) => withdrawCertification(tx, side));
    return null;
  });
  route(app, bankCheckApi.state, ({ side, query }) => findBankCheck(db, side, query));
  route(app, bankCheckApi.start, ({ side, body }) => startBankCheck(house, side, body));
  route(app, bankCheckApi.say, ({ side, body }) => sayBankCheck(db, side, body));
  route(app, certificationApi.draft, ({ side }) => companyDrafts.find(db, side.memberId));
  route(app, certificationApi.keepDraft, ({ side, body }) => companyDrafts.keep(db, side.memberId, body));
};
