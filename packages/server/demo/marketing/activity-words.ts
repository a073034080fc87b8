import { words } from '@mall/contract/kernel/language.ts';

export const seckillWords = words('限时秒杀', 'Flash sale', 'Vente flash', 'Venta flash', 'Venda relâmpago', 'Молниеносная распродажа');
export const limitedWords = words(
  '限时购 · 开工备货',
  'Limited-time offers',
  'Offres à durée limitée',
  'Ofertas por tiempo limitado',
  'Ofertas por tempo limitado',
  'Предложения на время',
);
export const groupWords = words('企业拼团', 'Group buy', 'Achat groupé', 'Compra en grupo', 'Compra em grupo', 'Групповая покупка');
export const reductionWords = words(
  '满额立减',
  'Spend more, save more',
  'Remise par palier',
  'Descuento por importe',
  'Desconto por valor',
  'Скидка от суммы',
);

/** In Chinese a coupon bears the name of what it holds for; elsewhere its kind, because names of stores and brands are told beside it. */
export const couponWords = {
  all: () => words('全场通用券', 'Coupon for everything', 'Coupon tous produits', 'Cupón para todo', 'Cupom para tudo', 'Купон на всё'),
  store: (name: string) => words(`${name}专享券`, 'Store coupon', 'Coupon boutique', 'Cupón de tienda', 'Cupom da loja', 'Купон магазина'),
  brand: (name: string) => words(`${name}品牌券`, 'Brand coupon', 'Coupon de marque', 'Cupón de marca', 'Cupom da marca', 'Купон бренда'),
  class: (name: string) =>
    words(`${name}品类券`, 'Category coupon', 'Coupon de catégorie', 'Cupón de categoría', 'Cupom de categoria', 'Купон категории'),
  goods: (name: string) =>
    words(
      `${name}商品券`,
      'Coupon for chosen goods',
      'Coupon articles choisis',
      'Cupón de productos',
      'Cupom de produtos',
      'Купон на товары',
    ),
};
