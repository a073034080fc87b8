import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofProject = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/personalCenterBase/procurementManagement/projectList?id={projectId}',
  act: 'see',
  title,
  body,
});

const ofStanding = (title: Words, body: Words): Message => ({
  kind: 'order',
  url: '/personalCenterBase/procurementManagement/procurementList',
  act: 'see',
  title,
  body,
});

/** What who manages a project hears of its budget, and what becomes of standing orders. */
/** The same, whether prices changed since the last time or not. */
const tomorrow = words(
  '定期订单“{name}”明天下单',
  'The standing order “{name}” is placed tomorrow',
  'La commande récurrente « {name} » sera passée demain',
  'El pedido periódico «{name}» se hará mañana',
  'O pedido recorrente “{name}” será feito amanhã',
  'Регулярный заказ «{name}» будет оформлен завтра',
);

export const procurementMessages = {
  'project.nearly_used_up': ofProject(
    words(
      '项目“{name}”预算已用 {percent}%',
      '{percent} % of the budget of “{name}” is taken',
      '{percent} % du budget de « {name} » est pris',
      'Se ha tomado el {percent} % del presupuesto de «{name}»',
      '{percent} % do orçamento de “{name}” foi tomado',
      'Занято {percent} % бюджета «{name}»',
    ),
    words(
      '还可用 ¥{leftFen}，需要时请追加预算。',
      '¥{leftFen} is left; add to the budget when more is needed.',
      'Il reste ¥{leftFen} ; augmentez le budget au besoin.',
      'Quedan ¥{leftFen}; amplíe el presupuesto si hace falta.',
      'Restam ¥{leftFen}; aumente o orçamento se necessário.',
      'Осталось ¥{leftFen}; при необходимости увеличьте бюджет.',
    ),
  ),
  'project.used_up': ofProject(
    words(
      '项目“{name}”预算已用完',
      'The budget of “{name}” is used up',
      'Le budget de « {name} » est épuisé',
      'El presupuesto de «{name}» está agotado',
      'O orçamento de “{name}” esgotou',
      'Бюджет «{name}» исчерпан',
    ),
    words(
      '严格控制的项目不再接受新订单，可用 ¥{leftFen}。',
      'A strict project takes no more orders; ¥{leftFen} is left.',
      'Un projet strict n’accepte plus de commandes ; il reste ¥{leftFen}.',
      'Un proyecto estricto no admite más pedidos; quedan ¥{leftFen}.',
      'Um projeto rígido não aceita mais pedidos; restam ¥{leftFen}.',
      'Строгий проект больше не принимает заказы; осталось ¥{leftFen}.',
    ),
  ),
  'standing.ordered': ofStanding(
    words(
      '定期订单“{name}”已下单',
      'The standing order “{name}” was placed',
      'La commande récurrente « {name} » est passée',
      'El pedido periódico «{name}» se ha hecho',
      'O pedido recorrente “{name}” foi feito',
      'Регулярный заказ «{name}» оформлен',
    ),
    words(
      '共 ¥{amountFen}，订单 {orderSns}。',
      '¥{amountFen} in all, orders {orderSns}.',
      '¥{amountFen} en tout, commandes {orderSns}.',
      '¥{amountFen} en total, pedidos {orderSns}.',
      '¥{amountFen} no total, pedidos {orderSns}.',
      'Всего ¥{amountFen}, заказы {orderSns}.',
    ),
  ),
  'standing.failed': ofStanding(
    words(
      '定期订单“{name}”这次没有下单',
      'The standing order “{name}” was not placed this time',
      'La commande récurrente « {name} » n’a pas été passée cette fois',
      'El pedido periódico «{name}» no se hizo esta vez',
      'O pedido recorrente “{name}” não foi feito desta vez',
      'Регулярный заказ «{name}» на этот раз не оформлен',
    ),
    words(
      '原定 {dueDate}，购物车和预算都没有变化。原因见定期订单，处理后可手工下单。',
      'It was due on {dueDate}; cart and budgets are as they were. The reason stands with the standing order.',
      'Prévue le {dueDate} ; panier et budgets sont inchangés. Le motif figure dans la commande récurrente.',
      'Estaba prevista para el {dueDate}; carrito y presupuestos siguen igual. El motivo figura en el pedido periódico.',
      'Estava prevista para {dueDate}; carrinho e orçamentos não mudaram. O motivo está no pedido recorrente.',
      'Срок был {dueDate}; корзина и бюджеты не изменились. Причина указана в регулярном заказе.',
    ),
  ),
  'standing.soon': ofStanding(
    tomorrow,
    words(
      '{dueDate} 按清单下单，{lines} 行，按今天的价格约 ¥{amountFen}。不需要时可以跳过本次，也可以先改清单。',
      'On {dueDate}: {lines} lines, about ¥{amountFen} at today’s prices. It can be skipped, or its list changed, until then.',
      'Le {dueDate} : {lines} lignes, environ ¥{amountFen} aux prix du jour. Vous pouvez la sauter ou modifier sa liste d’ici là.',
      'El {dueDate}: {lines} líneas, unos ¥{amountFen} a precios de hoy. Hasta entonces puede omitirlo o cambiar la lista.',
      'Em {dueDate}: {lines} linhas, cerca de ¥{amountFen} aos preços de hoje. Até lá pode saltá-lo ou alterar a lista.',
      '{dueDate}: строк {lines}, около ¥{amountFen} по сегодняшним ценам. До этого его можно пропустить или изменить список.',
    ),
  ),
  'standing.soon_changed': ofStanding(
    tomorrow,
    words(
      '{dueDate} 按清单下单，{lines} 行，按今天的价格约 ¥{amountFen}。与上次相比有 {count} 行变价：{changes}。不需要时可以跳过本次，也可以先改清单。',
      'On {dueDate}: {lines} lines, about ¥{amountFen} at today’s prices. Prices changed since the last time, {count} in all: {changes}. It can be skipped, or its list changed, until then.',
      'Le {dueDate} : {lines} lignes, environ ¥{amountFen} aux prix du jour. Prix changés depuis la dernière fois, {count} en tout : {changes}. Vous pouvez la sauter ou modifier sa liste d’ici là.',
      'El {dueDate}: {lines} líneas, unos ¥{amountFen} a precios de hoy. Precios cambiados desde la última vez, {count} en total: {changes}. Hasta entonces puede omitirlo o cambiar la lista.',
      'Em {dueDate}: {lines} linhas, cerca de ¥{amountFen} aos preços de hoje. Preços alterados desde a última vez, {count} no total: {changes}. Até lá pode saltá-lo ou alterar a lista.',
      '{dueDate}: строк {lines}, около ¥{amountFen} по сегодняшним ценам. С прошлого раза изменились цены, всего {count}: {changes}. До этого его можно пропустить или изменить список.',
    ),
  ),
} satisfies Record<string, Message>;
