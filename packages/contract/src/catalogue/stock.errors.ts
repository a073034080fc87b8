import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const stockErrors = failures('stock', {
  count_moved: {
    words: words(
      '{name} 的账面数在盘点期间变动了，请核对后重新盘点',
      'The book of {name} moved while it was counted, please check and count it again',
      'Le stock théorique de {name} a bougé pendant l’inventaire, vérifiez et recomptez',
      'Las existencias contables de {name} cambiaron durante el recuento, compruebe y vuelva a contar',
      'O estoque contábil de {name} mudou durante a contagem, verifique e conte novamente',
      'Учётный остаток {name} изменился во время пересчёта, проверьте и пересчитайте снова',
    ),
  },
  count_held: {
    words: words(
      '{name} 已有 {held} 被买家订走，盘点数不能低于它；请先处理这些订单',
      'Buyers hold {held} of {name}; fewer cannot be counted before their orders are settled',
      '{held} de {name} sont réservés par des acheteurs ; traitez d’abord leurs commandes',
      'Los compradores tienen reservado {held} de {name}; resuelva antes sus pedidos',
      'Compradores reservaram {held} de {name}; resolva antes os pedidos deles',
      'Покупатели держат {held} из {name}; сначала решите вопрос с их заказами',
    ),
  },
});
