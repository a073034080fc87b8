import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const reviewErrors = failures('review', {
  score_required: {
    words: words('请先打分', 'Please give a score', 'Attribuez une note', 'Dé una puntuación', 'Dê uma nota', 'Поставьте оценку'),
  },
  text_required: {
    words: words(
      '请写下您的评价',
      'Please write your review',
      'Rédigez votre avis',
      'Escriba su opinión',
      'Escreva sua avaliação',
      'Напишите отзыв',
    ),
  },
  photos_many: {
    words: words(
      '最多上传 9 张图片',
      'At most 9 pictures',
      'Neuf images au plus',
      '9 imágenes como máximo',
      'No máximo 9 imagens',
      'Не более 9 изображений',
    ),
  },
  own_store: {
    words: words(
      '不能评价本企业店铺“{store}”的商品',
      'You may not review goods of your own store “{store}”',
      'Vous ne pouvez pas évaluer les produits de votre propre boutique « {store} »',
      'No puede opinar sobre productos de su propia tienda «{store}»',
      'Você não pode avaliar produtos da sua própria loja “{store}”',
      'Нельзя оставлять отзывы о товарах собственного магазина «{store}»',
    ),
  },
  not_done: {
    words: words(
      '订单完成后才能评价',
      'A review is possible once the order is done',
      'L’avis est possible une fois la commande terminée',
      'Podrá opinar cuando el pedido esté terminado',
      'A avaliação é possível após a conclusão do pedido',
      'Отзыв можно оставить после завершения заказа',
    ),
  },
  written: {
    words: words(
      '该商品已评价过',
      'This has been reviewed already',
      'Cet article a déjà un avis',
      'Este artículo ya tiene opinión',
      'Este produto já foi avaliado',
      'Отзыв уже оставлен',
    ),
  },
  appended: {
    words: words(
      '只能追加评价一次',
      'Later words can be added once',
      'Un seul complément est possible',
      'Solo se puede ampliar una vez',
      'Só é possível complementar uma vez',
      'Дополнить отзыв можно один раз',
    ),
  },
});
