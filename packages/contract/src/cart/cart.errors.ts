import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const cartErrors = failures('cart', {
  number_wrong: {
    words: words(
      '数量须为1-200的整数',
      'The quantity must be a whole number from 1 to 200',
      'La quantité doit être un entier de 1 à 200',
      'La cantidad debe ser un entero de 1 a 200',
      'A quantidade deve ser um inteiro de 1 a 200',
      'Количество должно быть целым числом от 1 до 200',
    ),
  },
  no_basket: {
    words: words(
      '购物车未就绪，请刷新后重试',
      'The cart is not ready, please refresh and try again',
      'Le panier n’est pas prêt, actualisez et réessayez',
      'El carrito no está listo, actualice e inténtelo de nuevo',
      'O carrinho não está pronto, atualize e tente de novo',
      'Корзина не готова, обновите страницу',
    ),
  },
  goods_gone: {
    words: words(
      '商品已下架，请选择其他商品',
      'This product was taken off the shelf, please choose another',
      'Ce produit n’est plus en vente, choisissez-en un autre',
      'Este producto ya no está a la venta, elija otro',
      'Este produto saiu de venda, escolha outro',
      'Товар снят с продажи, выберите другой',
    ),
  },
  step_wrong: {
    words: words(
      '购买数量须为{step}{unit}的整数倍',
      'This is sold by {step} {unit} at a time',
      'Cet article se vend par {step} {unit}',
      'Este producto se vende de {step} en {step} {unit}',
      'Este produto é vendido de {step} em {step} {unit}',
      'Товар продаётся кратно {step} {unit}',
    ),
  },
  below_least: {
    words: words(
      '起订量为{least}{unit}',
      'The minimum order is {least} {unit}',
      'La commande minimale est de {least} {unit}',
      'El pedido mínimo es de {least} {unit}',
      'O pedido mínimo é de {least} {unit}',
      'Минимальный заказ: {least} {unit}',
    ),
  },
  above_most: {
    words: words(
      '最多可购买{most}{unit}',
      'You may buy at most {most} {unit}',
      'Vous pouvez acheter au plus {most} {unit}',
      'Puede comprar como máximo {most} {unit}',
      'Você pode comprar no máximo {most} {unit}',
      'Можно купить не более {most} {unit}',
    ),
  },
  person_limit: {
    words: words(
      '该活动商品每人限购{most}{unit}，您已购买{bought}{unit}',
      'Each buyer may buy {most} {unit} in this activity; you have bought {bought}',
      'Chaque acheteur a droit à {most} {unit} dans cette offre ; vous en avez acheté {bought}',
      'Cada comprador puede comprar {most} {unit} en esta oferta; usted ha comprado {bought}',
      'Cada comprador pode comprar {most} {unit} nesta oferta; você já comprou {bought}',
      'Каждый покупатель может купить по акции {most} {unit}; вы уже купили {bought}',
    ),
  },
  sold_out: {
    words: words('商品库存不足', 'Out of stock', 'Rupture de stock', 'Sin existencias', 'Sem estoque', 'Нет в наличии'),
  },
  nothing_selected: {
    words: words(
      '您还没有选择商品',
      'you have not selected goods',
      'Vous n’avez sélectionné aucun produit',
      'No ha seleccionado productos',
      'Você não selecionou produtos',
      'Вы не выбрали товары',
    ),
  },
  no_address: {
    words: words(
      '请选择收货地址',
      'Please select an address',
      'Sélectionnez une adresse',
      'Seleccione una dirección',
      'Selecione um endereço',
      'Выберите адрес доставки',
    ),
  },
  not_invoiceable: {
    words: words(
      '所选商品不支持开票',
      'No invoice for selected products',
      'Pas de facture pour les produits sélectionnés',
      'Sin factura para los productos seleccionados',
      'Sem nota fiscal para os produtos selecionados',
      'Для выбранных товаров счёт-фактура не выставляется',
    ),
  },
  goods_invoice_type: {
    words: words(
      '“{name}”不能开具所选类型的发票，请换一种发票类型或分开下单',
      'No invoice of this type for “{name}”: choose another type or order it separately',
      'Pas de facture de ce type pour « {name} » : choisissez un autre type ou commandez-le à part',
      'Sin factura de este tipo para «{name}»: elija otro tipo o pídalo por separado',
      'Sem nota deste tipo para “{name}”: escolha outro tipo ou peça-o à parte',
      'Для «{name}» счёт-фактура этого вида не выставляется: выберите другой вид или закажите отдельно',
    ),
  },
  invoice_type_mixed: {
    words: words(
      '部分商品无法开具该类型发票，请分开下单',
      "Some invoices can't be drawn",
      'Certaines factures ne peuvent être émises, commandez ces produits séparément',
      'Algunas facturas no se pueden emitir, pida esos productos por separado',
      'Algumas notas não podem ser emitidas, peça esses produtos separadamente',
      'Часть счетов-фактур не может быть выставлена, закажите эти товары отдельно',
    ),
  },
  title_lacks: {
    words: words(
      '该发票抬头信息不全，无法开具所选类型的发票',
      'This title lacks what the chosen type of invoice needs',
      'Ce titre ne suffit pas pour le type de facture choisi',
      'A este titular le faltan datos para el tipo de factura elegido',
      'Faltam dados neste titular para o tipo de nota escolhido',
      'Для выбранного типа счёта-фактуры не хватает реквизитов',
    ),
  },
  guest_limit: {
    words: words(
      '当前网络新建的购物车过多，请登录后再加入购物车',
      'Too many carts were filled from this network, please sign in to add to the cart',
      'Trop de paniers ont été remplis depuis ce réseau, connectez-vous pour ajouter au panier',
      'Se han llenado demasiados carritos desde esta red, inicie sesión para añadir al carrito',
      'Muitos carrinhos foram criados a partir desta rede, entre para adicionar ao carrinho',
      'Из этой сети создано слишком много корзин, войдите, чтобы добавить товар',
    ),
  },
  coupon_short: {
    words: words(
      '还差 ¥{amount} 可用',
      '¥{amount} more and it can be used',
      'Encore {amount} ¥ pour pouvoir l’utiliser',
      'Faltan {amount} ¥ para poder usarlo',
      'Faltam {amount} ¥ para poder usar',
      'До использования не хватает {amount} ¥',
    ),
  },
  coupon_other_goods: {
    words: words(
      '不适用于本单商品',
      'Does not hold for these products',
      'Ne vaut pas pour ces produits',
      'No vale para estos productos',
      'Não vale para estes produtos',
      'Не действует для этих товаров',
    ),
  },
  coupon_early: {
    words: words(
      '{date} 起可用',
      'Can be used from {date} on',
      'Utilisable à partir du {date}',
      'Se puede usar desde el {date}',
      'Pode ser usado a partir de {date}',
      'Действует с {date}',
    ),
  },
  coupon_expired: {
    words: words('已于 {date} 过期', 'Expired on {date}', 'Expiré le {date}', 'Caducó el {date}', 'Expirou em {date}', 'Истёк {date}'),
  },
  full: {
    words: words(
      '购物车已满，请先清理',
      'The cart is full, please clear some lines first',
      'Le panier est plein, videz-en une partie',
      'El carrito está lleno, vacíe algunas líneas',
      'O carrinho está cheio, remova alguns itens',
      'Корзина заполнена, удалите часть товаров',
    ),
  },
});
