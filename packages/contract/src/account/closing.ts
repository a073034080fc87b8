import { type Words, words } from '../kernel/language.ts';

type ClosingRow = {
  words: Words;
  /** What is open must be ended first, and there; what is not is lost with the account. */
  endedAt?: string;
};

/** What an account that is to be closed has in the rooms. A room adds its rows here and counts them on the server (`<room>.closing.ts`). */
export const closingRows = {
  order: {
    words: words(
      '未完成的订单',
      'Orders under way',
      'Commandes en cours',
      'Pedidos en curso',
      'Pedidos em andamento',
      'Незавершённые заказы',
    ),
    endedAt: '/personalCenterBase/myOrders',
  },
  refund: {
    words: words(
      '退款中的款项',
      'Refunds under way',
      'Remboursements en cours',
      'Reembolsos en curso',
      'Reembolsos em andamento',
      'Незавершённые возвраты денег',
    ),
    endedAt: '/personalCenterBase/myOrders',
  },
  afterSale: {
    words: words(
      '未办结的售后',
      'After-sales under way',
      'Demandes SAV en cours',
      'Casos de posventa en curso',
      'Pós-vendas em andamento',
      'Незавершённые обращения',
    ),
    endedAt: '/personalCenterBase/afterSale',
  },
  invoice: {
    words: words(
      '未办结的发票',
      'Invoices under way',
      'Factures en cours',
      'Facturas en curso',
      'Faturas em andamento',
      'Незавершённые счета-фактуры',
    ),
    endedAt: '/personalCenterBase/invoiceManagement/managementList',
  },
  onlyAdministrator: {
    words: words(
      '企业唯一的管理员，请先另设管理员',
      'Only administrator of the company: appoint another first',
      'Seul administrateur de l’entreprise : nommez-en d’abord un autre',
      'Único administrador de la empresa: nombre antes a otro',
      'Único administrador da empresa: nomeie outro antes',
      'Единственный администратор компании: сначала назначьте другого',
    ),
    endedAt: '/personalCenterBase/enterpriseAccountManagement',
  },
  invitation: {
    words: words(
      '发出后未答复的成员邀请',
      'Invitations to colleagues without an answer',
      'Invitations de collègues sans réponse',
      'Invitaciones a colegas sin respuesta',
      'Convites a colegas sem resposta',
      'Приглашения сотрудников без ответа',
    ),
    endedAt: '/personalCenterBase/enterpriseAccountManagement',
  },
  points: { words: words('积分', 'Points', 'Points', 'Puntos', 'Pontos', 'Баллы') },
  coupon: {
    words: words(
      '未使用的优惠券',
      'Unused coupons',
      'Bons non utilisés',
      'Cupones sin usar',
      'Cupons não usados',
      'Неиспользованные купоны',
    ),
  },
  favourite: {
    words: words(
      '收藏的商品和店铺',
      'Favourite goods and stores',
      'Articles et boutiques favoris',
      'Productos y tiendas favoritos',
      'Produtos e lojas favoritos',
      'Избранные товары и магазины',
    ),
  },
  address: { words: words('收货地址', 'Addresses', 'Adresses', 'Direcciones', 'Endereços', 'Адреса') },
} as const satisfies Record<string, ClosingRow>;
export type ClosingKind = keyof typeof closingRows;
export const closingKinds = Object.keys(closingRows) as [ClosingKind, ...ClosingKind[]];

/** Where something of this kind is ended; nothing, where it does not stand in the way. */
export const endedAt = (kind: ClosingKind): string | undefined => (closingRows[kind] as ClosingRow).endedAt;
