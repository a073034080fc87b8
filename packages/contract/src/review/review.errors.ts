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
  reply_required: {
    words: words(
      '请填写回复',
      'Please write an answer',
      'Rédigez une réponse',
      'Escriba una respuesta',
      'Escreva uma resposta',
      'Напишите ответ',
    ),
  },
  reply_long: {
    words: words(
      '回复最多 300 个字',
      'An answer has at most 300 characters',
      'Une réponse compte au plus 300 caractères',
      'Una respuesta tiene como máximo 300 caracteres',
      'Uma resposta tem no máximo 300 caracteres',
      'Ответ не длиннее 300 знаков',
    ),
  },
  reply_moved: {
    words: words(
      '同事刚刚已经回复或改过，请刷新看过再改',
      'A colleague has just answered or changed it; please look again first',
      'Un collègue vient d’y répondre ou de la modifier ; regardez à nouveau d’abord',
      'Un colega acaba de responder o cambiarla; mire de nuevo antes',
      'Um colega acabou de responder ou alterar; veja de novo antes',
      'Коллега только что ответил или изменил ответ; сначала посмотрите ещё раз',
    ),
  },
  reason_required: {
    words: words('请写明原因', 'Please say why', 'Indiquez la raison', 'Indique el motivo', 'Informe o motivo', 'Укажите причину'),
  },
  moved: {
    words: words(
      '同事刚刚处理过，请刷新',
      'A colleague has just dealt with it, please reload',
      'Un collègue vient de le traiter, actualisez',
      'Un colega acaba de tratarlo, recargue',
      'Um colega acabou de tratar, recarregue',
      'Коллега только что это обработал, обновите страницу',
    ),
  },
  reported: {
    words: words(
      '这条评价已举报，等平台处理',
      'This review is reported and waits for the platform',
      'Cet avis est signalé et attend la plateforme',
      'Esta opinión está denunciada y espera a la plataforma',
      'Esta avaliação foi denunciada e aguarda a plataforma',
      'Жалоба на этот отзыв ждёт решения площадки',
    ),
  },
  reported_often: {
    words: words(
      '平台已两次保留这条评价，不能再举报',
      'The platform has kept this review twice; it cannot be reported again',
      'La plateforme a maintenu cet avis deux fois ; il ne peut plus être signalé',
      'La plataforma ha mantenido dos veces esta opinión; no se puede denunciar más',
      'A plataforma manteve esta avaliação duas vezes; não pode ser denunciada de novo',
      'Площадка дважды сохранила этот отзыв; повторная жалоба невозможна',
    ),
  },
  reply_fixed: {
    words: words(
      '回复满 24 小时后不能再修改',
      'An answer can be changed for 24 hours only',
      'Une réponse ne peut être modifiée que pendant 24 heures',
      'Una respuesta solo se puede cambiar durante 24 horas',
      'Uma resposta só pode ser alterada durante 24 horas',
      'Ответ можно изменить только в течение 24 часов',
    ),
  },
});
