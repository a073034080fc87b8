import { sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractSite } from '@mall/kit/contract/contract-calls.ts';

export const contractSite: ContractSite = {
  side: 'seller',
  hrefOf: (id) => `/contracts?tab=all&id=${id}`,
  calls: {
    page: sellerContractApi.page,
    detail: sellerContractApi.detail,
    candidates: sellerContractApi.candidates,
    partners: sellerContractApi.partners,
    goods: sellerContractApi.goods,
    create: sellerContractApi.create,
    edit: sellerContractApi.edit,
    send: sellerContractApi.send,
    accept: sellerContractApi.accept,
    reject: sellerContractApi.reject,
    withdraw: sellerContractApi.withdraw,
    code: sellerContractApi.code,
    sign: sellerContractApi.sign,
    refuse: sellerContractApi.refuse,
    retry: sellerContractApi.retry,
    askEnd: sellerContractApi.askEnd,
    answerEnd: sellerContractApi.answerEnd,
    pdf: sellerContractApi.pdf,
  },
};
