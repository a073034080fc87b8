import { operatorContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listContracts } from './contract.queries.ts';
import { requireContract } from './contract-detail.queries.ts';
import { mallContractsSheet } from './contract-sheets.ts';
import { terminateContract } from './end-contract.ts';
import { readContractPdf } from './read-contract-pdf.ts';
import { retrySigning } from './retry-signing.ts';

export const agreementOperationsRoutes = (app: App, house: House): void => {
  const { db } = house;
  route(app, operatorContractApi.page, ({ side, query }) => listContracts(db, side, query));
  route(app, operatorContractApi.export, ({ side, body, language }) => mallContractsSheet.ask(db, side, body, language));
  route(app, operatorContractApi.detail, ({ side, params: { id } }) => requireContract(db, side, id));
  route(app, operatorContractApi.pdf, ({ side, params: { id } }) => readContractPdf(house, side, id));
  route(app, operatorContractApi.terminate, async ({ side, params: { id }, body }) => {
    await inTransaction(db, (tx) => terminateContract(tx, side, id, body));
    return null;
  });
  route(app, operatorContractApi.retry, ({ side, params: { id } }) => retrySigning(house, side, id));
};
