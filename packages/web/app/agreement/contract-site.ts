import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { ContractSite } from '@mall/kit/contract/contract-calls.ts';

export const contractsPath = '/personalCenterBase/contract/list';
export const contractHref = (id: string): string => `/personalCenterBase/contract/signature?id=${id}`;

export const contractSite: ContractSite = {
  side: 'buyer',
  hrefOf: contractHref,
  calls: {
    page: contractApi.page,
    detail: contractApi.detail,
    candidates: contractApi.candidates,
    partners: contractApi.partners,
    goods: contractApi.goods,
    create: contractApi.create,
    edit: contractApi.edit,
    send: contractApi.send,
    accept: contractApi.accept,
    reject: contractApi.reject,
    withdraw: contractApi.withdraw,
    code: contractApi.code,
    sign: contractApi.sign,
    refuse: contractApi.refuse,
    retry: contractApi.retry,
    askEnd: contractApi.askEnd,
    answerEnd: contractApi.answerEnd,
    pdf: contractApi.pdf,
  },
};
