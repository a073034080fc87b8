import { event } from './audit-event.ts';

/** What the mall's people decide of goods. */
export const goodsEvents = {
  'goods.version_approved': event(
    'case',
    '通过商品审核',
    'Approved a version of goods',
    'Version d’un produit validée',
    'Versión de un producto aprobada',
    'Versão de um produto aprovada',
    'Версия товара одобрена',
  ),
  'goods.version_returned': event(
    'case',
    '退回商品审核',
    'Gave a version of goods back',
    'Version d’un produit renvoyée',
    'Versión de un producto devuelta',
    'Versão de um produto devolvida',
    'Версия товара возвращена',
  ),
  'goods.barred': event(
    'case',
    '平台下架商品',
    'Took goods from the shelf',
    'Produit retiré de la vente',
    'Producto retirado de la venta',
    'Produto retirado de venda',
    'Товар снят с продажи платформой',
  ),
  'goods.unbarred': event(
    'case',
    '解除商品下架',
    'Gave goods back to their store',
    'Produit rendu à sa boutique',
    'Producto devuelto a su tienda',
    'Produto devolvido à loja',
    'Товар возвращён магазину',
  ),
} as const;
