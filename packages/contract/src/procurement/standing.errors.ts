import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

/** The six languages in their fixed order: zh, en, fra, spa, pt, ru. */
const six = (...said: Parameters<typeof words>): { words: Words } => ({ words: words(...said) });

export const standingErrors = failures('standing', {
  name_missing: six(
    '请输入定期订单名称',
    'Please enter the name of the standing order',
    'Saisissez le nom de la commande récurrente',
    'Introduzca el nombre del pedido periódico',
    'Informe o nome do pedido recorrente',
    'Введите название регулярного заказа',
  ),
  name_long: six(
    '名称最多60个字',
    'The name has at most 60 characters',
    'Le nom compte 60 caractères au plus',
    'El nombre tiene 60 caracteres como máximo',
    'O nome tem até 60 caracteres',
    'Название — не более 60 знаков',
  ),
  list_missing: six(
    '请选择采购清单',
    'Please choose a purchase list',
    'Choisissez une liste d’achat',
    'Elija una lista de compra',
    'Escolha uma lista de compras',
    'Выберите список закупок',
  ),
  day_wrong: six(
    '每周请选周一到周日，每月、每季请选 1 到 28 日',
    'A week has days 1 to 7; for months and quarters choose 1 to 28',
    'Une semaine a les jours 1 à 7 ; pour un mois ou un trimestre, choisissez 1 à 28',
    'La semana tiene los días 1 a 7; para meses y trimestres elija de 1 a 28',
    'A semana tem os dias 1 a 7; para meses e trimestres escolha de 1 a 28',
    'В неделе дни с 1 по 7; для месяца и квартала выберите с 1 по 28',
  ),
  many: six(
    '每人最多 {most} 个定期订单',
    'One person has at most {most} standing orders',
    'Une personne a {most} commandes récurrentes au plus',
    'Una persona tiene {most} pedidos periódicos como máximo',
    'Uma pessoa tem até {most} pedidos recorrentes',
    'У одного человека не более {most} регулярных заказов',
  ),
  moved: six(
    '定期订单状态已变化，请刷新后再操作',
    'The standing order has changed, please refresh and try again',
    'La commande récurrente a changé, actualisez et réessayez',
    'El pedido periódico ha cambiado, actualice e inténtelo de nuevo',
    'O pedido recorrente mudou, atualize e tente de novo',
    'Регулярный заказ изменился, обновите страницу',
  ),
  list_gone: six(
    '采购清单已不再与您共享，请改选一份清单',
    'The purchase list is no longer shared with you; please choose another',
    'La liste d’achat n’est plus partagée avec vous ; choisissez-en une autre',
    'La lista de compra ya no se comparte con usted; elija otra',
    'A lista de compra não é mais compartilhada com você; escolha outra',
    'Список закупок вам больше не доступен; выберите другой',
  ),
  list_empty: six(
    '采购清单里没有商品',
    'There is nothing on the purchase list',
    'La liste d’achat est vide',
    'La lista de compra está vacía',
    'A lista de compras está vazia',
    'Список закупок пуст',
  ),
  owner_gone: six(
    '下单人已停用或离开企业',
    'Whoever it orders for is disabled or has left the company',
    'La personne qui commande est désactivée ou a quitté l’entreprise',
    'Quien hace el pedido está desactivado o dejó la empresa',
    'Quem faz o pedido foi desativado ou deixou a empresa',
    'Заказчик отключён или покинул компанию',
  ),
});
