import { right } from '@mall/contract/account/rights.ts';
import type { ContractSide } from '@mall/contract/agreement/agreement.rules.ts';
import type { BuyerSide, StoreSide } from '../kernel/side.ts';

/** Whoever acts for one of the two sides of a contract. */
export type PartySide = BuyerSide | StoreSide;

export const sideOf = (side: { readonly kind: PartySide['kind'] }): ContractSide => side.kind;

/** A contract is its company's and not one person's: who may act at all acts on those that he sees. */
export const sightOf = <Side extends PartySide>(side: Side): Side =>
  side.kind === 'buyer' ? { ...side, reach: side.rights.get(right('personalCenterBase:contract:list:view')) ?? 'own' } : side;
