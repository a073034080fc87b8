import type { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import type { sellerContractApi } from '@mall/contract/agreement/agreement-office.api.ts';

/** The calls of one side of a contract; both have the same. */
type Shared = Exclude<keyof typeof sellerContractApi, 'export'>;
export type ContractCalls = Pick<typeof contractApi, Shared> | Pick<typeof sellerContractApi, Shared>;
export type ContractSite = {
  readonly side: 'buyer' | 'seller';
  readonly calls: ContractCalls;
  /** Where a contract is opened. */
  readonly hrefOf: (id: string) => string;
};

/** What may be other after something was done with a contract. */
export const contractReads = ({ calls }: ContractSite) => [calls.page, calls.detail, calls.candidates];
