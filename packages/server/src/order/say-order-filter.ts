import { type Language, words } from '@mall/contract/kernel/language.ts';
import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import type { OrderFilter } from '@mall/contract/order/order.rules.ts';
import { modeWords } from './order-sheet.ts';

const all = words('全部状态', 'All states', 'Tous les états', 'Todos los estados', 'Todos os estados', 'Все состояния');
const toReview = words('待评价', 'To review', 'À évaluer', 'Por valorar', 'A avaliar', 'Ждут отзыва');
const picked = words('勾选的订单', 'Picked orders', 'Commandes choisies', 'Pedidos elegidos', 'Pedidos escolhidos', 'Выбранные заказы');
const onePerson = words('指定下单人', 'One buyer', 'Un acheteur', 'Un comprador', 'Um comprador', 'Один покупатель');
const oneDepartment = words('指定部门', 'One department', 'Un service', 'Un departamento', 'Um departamento', 'Один отдел');
const oneProject = words('指定项目', 'One project', 'Un projet', 'Un proyecto', 'Um projeto', 'Один проект');

const between = (least: string | undefined, most: string | undefined): string => {
  if (least && most) return `¥${least}–${most}`;
  return least ? `≥ ¥${least}` : `≤ ¥${most ?? ''}`;
};

/** What narrowed the orders, in words; their days are said elsewhere. */
export const sayOrderFilter = (filter: OrderFilter, language: Language): string[] => {
  const { state, evaluate, orderSn, goodsName, minAmount, maxAmount, payMode, memberId, departmentId, projectId, orderIds } = filter;
  if (orderIds) return [`${picked[language]} ${orderIds.split(',').length}`];
  return [
    ...(departmentId ? [oneDepartment[language]] : []),
    ...(projectId ? [oneProject[language]] : []),
    ...(memberId ? [onePerson[language]] : []),
    state ? orderStateRow(state).words[language] : evaluate ? toReview[language] : all[language],
    ...(orderSn ? [orderSn] : []),
    ...(goodsName ? [goodsName] : []),
    ...(minAmount || maxAmount ? [between(minAmount, maxAmount)] : []),
    ...(payMode ? [modeWords[payMode][language]] : []),
  ];
};
