import { right } from '@mall/contract/account/rights.ts';
import { contractStateRows } from '@mall/contract/agreement/agreement.machine.ts';
import { ContractFilter, contractKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import { words } from '@mall/contract/kernel/language.ts';
import { listSheet, type SheetColumn } from '../download/list-sheet.ts';
import { contractsOf } from './contract.queries.ts';
import { SummaryRow } from './contract-row.ts';

const title = words('合同', 'Contracts', 'Contrats', 'Contratos', 'Contratos', 'Договоры');

const columns: readonly SheetColumn<SummaryRow>[] = [
  [words('合同编号', 'Number', 'Numéro', 'Número', 'Número', 'Номер'), 24, ({ contractSn }) => contractSn],
  [words('合同名称', 'Title', 'Titre', 'Título', 'Título', 'Название'), 36, (row) => row.title],
  [words('类型', 'Kind', 'Type', 'Tipo', 'Tipo', 'Вид'), 14, ({ kind }, language) => contractKindWords[kind][language]],
  [words('采购方', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'), 30, ({ buyerName }) => buyerName],
  [words('供货方', 'Seller', 'Vendeur', 'Vendedor', 'Vendedor', 'Поставщик'), 30, ({ sellerName }) => sellerName],
  [words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'), 22, ({ orderSn }) => orderSn],
  [words('金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'), 16, ({ totalFen }) => totalFen / 100],
  [words('有效期起', 'From', 'Du', 'Desde', 'De', 'С'), 14, ({ validFrom }) => validFrom],
  [words('有效期止', 'To', 'Au', 'Hasta', 'Até', 'По'), 14, ({ validTo }) => validTo],
  [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 14, ({ state }, language) => contractStateRows[state].words[language]],
  [words('起草时间', 'Drafted', 'Rédigé', 'Redactado', 'Redigido', 'Составлен'), 20, ({ createDate }) => createDate],
];
const list = {
  title,
  source: title,
  filter: ContractFilter,
  row: SummaryRow,
  rows: (filter: ContractFilter, sight: Parameters<typeof contractsOf>[0]) => contractsOf(sight, filter),
  columns,
};

/** Contracts as each of the three sites lists them. */
export const companyContractsSheet = listSheet({
  ...list,
  kind: 'contracts',
  sourceUrl: '/personalCenterBase/contract/list',
  right: right('personalCenterBase:contract:list:view'),
});
export const storeContractsSheet = listSheet({
  ...list,
  kind: 'store_contracts',
  sourceUrl: '/contracts',
  right: right('seller:contracts:view'),
});
export const mallContractsSheet = listSheet({
  ...list,
  kind: 'mall_contracts',
  sourceUrl: '/contracts',
  right: right('operations:contracts:view'),
});
