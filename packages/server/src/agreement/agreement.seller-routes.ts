import { sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { acceptContract } from './accept-contract.ts';
import { listCandidates, listPartners, listTradedGoods } from './candidates.queries.ts';
import { listContracts } from './contract.queries.ts';
import { requireContract } from './contract-detail.queries.ts';
import { storeContractsSheet } from './contract-sheets.ts';
import { createContract } from './create-contract.ts';
import { editContract } from './edit-contract.ts';
import { answerEnd, askEnd } from './end-contract.ts';
import { readContractPdf } from './read-contract-pdf.ts';
import { refuseSigning } from './refuse-signing.ts';
import { rejectContract } from './reject-contract.ts';
import { retrySigning } from './retry-signing.ts';
import { sendContract } from './send-contract.ts';
import { sendSignCode } from './send-sign-code.ts';
import { signContract } from './sign-contract.ts';
import { withdrawContract } from './withdraw-contract.ts';

export const agreementSellerRoutes = (app: App, house: House): void => {
  const { db } = house;
  const act = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    return null;
  };

  route(app, sellerContractApi.page, ({ side, query }) => listContracts(db, side, query));
  route(app, sellerContractApi.export, ({ side, body, language }) => storeContractsSheet.ask(db, side, body, language));
  route(app, sellerContractApi.candidates, ({ side, query }) => listCandidates(db, side, query));
  route(app, sellerContractApi.partners, ({ side }) => listPartners(db, side));
  route(app, sellerContractApi.goods, ({ side, query }) => listTradedGoods(db, side, query.partnerId));
  route(app, sellerContractApi.detail, ({ side, params: { id } }) => requireContract(db, side, id));
  route(app, sellerContractApi.pdf, ({ side, params: { id } }) => readContractPdf(house, side, id));
  route(app, sellerContractApi.create, async ({ side, body, language }) => ({
    id: await inTransaction(db, (tx) => createContract(tx, side, body, language)),
  }));
  route(app, sellerContractApi.edit, ({ side, params: { id }, body }) => act((tx) => editContract(tx, side, id, body)));
  route(app, sellerContractApi.send, async ({ side, params: { id } }) => {
    await sendContract(house, side, id);
    return null;
  });
  route(app, sellerContractApi.accept, ({ side, params: { id }, body }) => act((tx) => acceptContract(tx, side, id, body)));
  route(app, sellerContractApi.reject, ({ side, params: { id }, body }) => act((tx) => rejectContract(tx, side, id, body)));
  route(app, sellerContractApi.withdraw, ({ side, params: { id } }) => act((tx) => withdrawContract(tx, side, id)));
  route(app, sellerContractApi.code, ({ side, params: { id }, ...visitor }) => sendSignCode(house, side, id, visitor));
  route(app, sellerContractApi.sign, async ({ side, params: { id }, body, address, device }) => {
    await signContract(house, { side, id, input: body, from: { address, device } });
    return null;
  });
  route(app, sellerContractApi.refuse, ({ side, params: { id }, body }) => act((tx) => refuseSigning(tx, side, id, body)));
  route(app, sellerContractApi.retry, ({ side, params: { id } }) => retrySigning(house, side, id));
  route(app, sellerContractApi.askEnd, ({ side, params: { id }, body }) => act((tx) => askEnd(tx, side, id, body)));
  route(app, sellerContractApi.answerEnd, ({ side, params: { id }, body }) => act((tx) => answerEnd(tx, side, id, body)));
};
