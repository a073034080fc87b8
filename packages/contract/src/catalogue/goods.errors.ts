import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const goodsErrors = failures('goods', {
  not_found: {
    words: words(
      '商品不存在',
      'This product does not exist',
      'Ce produit n’existe pas',
      'Este producto no existe',
      'Este produto não existe',
      'Такого товара нет',
    ),
  },
  off_shelf: {
    words: words(
      '商品已下架，请选择其他商品',
      'This product has been taken off the shelf, please choose other products',
      'Ce produit n’est plus en vente, choisissez-en un autre',
      'Este producto ya no está a la venta, elija otro',
      'Este produto saiu de venda, escolha outro',
      'Товар снят с продажи, выберите другой',
    ),
  },
  sold_out: {
    words: words(
      '{name} 库存不足',
      '{name} is out of stock',
      '{name} : rupture de stock',
      '{name}: sin existencias',
      '{name}: sem estoque',
      '{name}: нет в наличии',
    ),
  },
});
