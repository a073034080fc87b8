import { contractApi, contractVerifyApi } from '@mall/contract/agreement/agreement.api.ts';
import { sealApi } from '@mall/contract/agreement/seal.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { acceptContract } from './accept-contract.ts';
import { listCandidates, listPartners, listTradedGoods } from './candidates.queries.ts';
import { listSeals } from './company-seals.ts';
import { listContracts, listOfOrder } from './contract.queries.ts';
import { requireContract } from './contract-detail.queries.ts';
import { companyContractsSheet } from './contract-sheets.ts';
import { createContract } from './create-contract.ts';
import { editContract } from './edit-contract.ts';
import { answerEnd, askEnd } from './end-contract.ts';
import { giveSeal, removeSeal } from './give-seal.ts';
import { readContractPdf } from './read-contract-pdf.ts';
import { refuseSigning } from './refuse-signing.ts';
import { rejectContract } from './reject-contract.ts';
import { retrySigning } from './retry-signing.ts';
import { sendContract } from './send-contract.ts';
import { sendSignCode } from './send-sign-code.ts';
import { signContract } from './sign-contract.ts';
import { submitContract } from './submit-contract.ts';
import { verifyContract } from './verify-contract.ts';
import { withdrawContract } from './withdraw-contract.ts';

export const agreementRoutes = (app: App, house: House): void => {
  const { db } = house;
  const act = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };

  route(app, contractVerifyApi.verify, ({ query }) => verifyContract(db, query));
  route(app, contractApi.page, ({ side, query }) => listContracts(db, side, query));
  route(app, contractApi.export, ({ side, body, language }) => companyContractsSheet.ask(db, side, body, language));
  route(app, contractApi.ofOrder, ({ side, params: { id } }) => listOfOrder(db, side, id));
  route(app, contractApi.candidates, ({ side, query }) => listCandidates(db, side, query));
  route(app, contractApi.partners, ({ side }) => listPartners(db, side));
  route(app, contractApi.goods, ({ side, query }) => listTradedGoods(db, side, query.partnerId));
  route(app, contractApi.detail, ({ side, params: { id } }) => requireContract(db, side, id));
  route(app, contractApi.pdf, ({ side, params: { id } }) => readContractPdf(house, side, id));
  route(app, contractApi.create, async ({ side, body, language }) => ({
    id: await inTransaction(db, (tx) => createContract(tx, side, body, language)),
  }));
  route(app, contractApi.edit, ({ side, params: { id }, body }) => act((tx) => editContract(tx, side, id, body)));
  route(app, contractApi.send, async ({ side, params: { id } }) => {
    await sendContract(house, side, id);
    return null;
  });
  route(app, contractApi.accept, ({ side, params: { id }, body }) => act((tx) => acceptContract(tx, side, id, body)));
  route(app, contractApi.reject, ({ side, params: { id }, body }) => act((tx) => rejectContract(tx, side, id, body)));
  route(app, contractApi.withdraw, ({ side, params: { id } }) => act((tx) => withdrawContract(tx, side, id)));
  route(app, contractApi.submit, ({ side, params: { id }, body }) =>
    inTransaction(db, (tx) => submitContract(tx, side, id, body, house.config)),
  );
  route(app, sealApi.list, ({ side }) => listSeals(db, side));
  route(app, sealApi.give, ({ side, body }) => giveSeal(house, side, body));
  route(app, sealApi.remove, ({ side, body }) => inTransaction(db, (tx) => removeSeal(tx, side, body.kind)));
  route(app, contractApi.code, ({ side, params: { id }, ...visitor }) => sendSignCode(house, side, id, visitor));
  route(app, contractApi.sign, async ({ side, params: { id }, body, address, device }) => {
    await signContract(house, { side, id, input: body, from: { address, device } });
    return null;
  });
  route(app, contractApi.refuse, ({ side, params: { id }, body }) => act((tx) => refuseSigning(tx, side, id, body)));
  route(app, contractApi.retry, ({ side, params: { id } }) => retrySigning(house, side, id));
  route(app, contractApi.askEnd, ({ side, params: { id }, body }) => act((tx) => askEnd(tx, side, id, body)));
  route(app, contractApi.answerEnd, ({ side, params: { id }, body }) => act((tx) => answerEnd(tx, side, id, body)));
};
