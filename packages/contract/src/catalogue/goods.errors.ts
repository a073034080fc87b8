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
  moved: {
    words: words(
      '商品状态已变化，请刷新后再试',
      'The product has changed meanwhile, please refresh and try again',
      'Le produit a changé entre-temps, actualisez et réessayez',
      'El producto ha cambiado entretanto, actualice e inténtelo de nuevo',
      'O produto mudou entretanto, atualize e tente novamente',
      'Товар тем временем изменился, обновите страницу и повторите',
    ),
  },
  price_wrong: {
    words: words(
      '价格须大于0且不超过999999999.99元',
      'A price must be above 0 and at most 999999999.99',
      'Un prix doit être supérieur à 0 et au plus de 999999999.99',
      'Un precio debe ser mayor que 0 y como máximo 999999999.99',
      'Um preço deve ser maior que 0 e no máximo 999999999.99',
      'Цена должна быть больше 0 и не больше 999999999.99',
    ),
  },
  price_fixed: {
    words: words(
      '{name} 正在参加活动，活动结束前不能改价',
      '{name} is in an activity, its price stays until that ends',
      '{name} participe à une opération, son prix reste jusqu’à la fin',
      '{name} está en una promoción, su precio se mantiene hasta que acabe',
      '{name} está em uma promoção, o preço fica até o fim',
      '{name} участвует в акции, цена не меняется до её конца',
    ),
  },
  spec_twice: {
    words: words(
      '同一规格出现了两次',
      'A specification is named twice',
      'Une déclinaison est indiquée deux fois',
      'Una especificación aparece dos veces',
      'Uma especificação aparece duas vezes',
      'Одна спецификация указана дважды',
    ),
  },
  none_offered: {
    words: words(
      '{name} 至少要有一个启用的规格，不再销售请下架商品',
      '{name} needs a specification that is offered; take the product off the shelf instead',
      '{name} doit garder une déclinaison proposée ; retirez plutôt le produit de la vente',
      '{name} necesita una especificación ofrecida; retire el producto de la venta',
      '{name} precisa de uma especificação oferecida; retire o produto de venda',
      'У товара {name} должна остаться хотя бы одна спецификация; снимите его с продажи',
    ),
  },
});
