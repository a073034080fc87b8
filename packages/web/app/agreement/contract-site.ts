import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractSite } from '@mall/kit/contract/contract-calls.ts';

export const contractsPath = '/personalCenterBase/contract/list';
export const contractHref = (id: string): string => `/personalCenterBase/contract/signature?id=${id}`;
export const contractSite: ContractSite = { side: 'buyer', calls: contractApi, hrefOf: contractHref };
