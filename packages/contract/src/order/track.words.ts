import { type Language, type Words, words } from '../kernel/language.ts';

/** What the mall and the usual carriers write of a parcel. What a store writes by hand stays as written. */
const known: Readonly<Record<string, Words>> = {
  '商家已发货，等待承运商揽收': words(
    '',
    'Sent by the store, waiting for the carrier',
    'Expédié par la boutique, en attente du transporteur',
    'Enviado por la tienda, a la espera del transportista',
    'Enviado pela loja, à espera da transportadora',
    'Отправлено магазином, ждёт перевозчика',
  ),
  快件已揽收: words(
    '',
    'Picked up by the carrier',
    'Pris en charge',
    'Recogido por el transportista',
    'Recolhido pela transportadora',
    'Принято перевозчиком',
  ),
  '快件派送中，请保持电话畅通': words(
    '',
    'Out for delivery, please keep your phone at hand',
    'En cours de livraison, restez joignable',
    'En reparto, tenga el teléfono a mano',
    'Saiu para entrega, fique com o telefone por perto',
    'Доставляется, будьте на связи',
  ),
  '已签收，感谢使用': words('', 'Delivered', 'Livré', 'Entregado', 'Entregue', 'Доставлено'),
};

const atHub = /^已到达(.+?)(?:分拨|转运)中心$/;
const leftHub = /^已离开(.+?)(?:分拨|转运)中心，发往目的地$/;
const arrived = words('', 'Arrived at the hub', 'Arrivé au centre de tri', 'Llegó al centro', 'Chegou ao centro', 'Прибыло в узел');
const left = words('', 'Left the hub', 'A quitté le centre de tri', 'Salió del centro', 'Saiu do centro', 'Покинуло узел');

/** Where a parcel was seen, as the reader says it. */
export const trackIn = (text: string, language: Language): string => {
  if (language === 'zh') return text;
  const said = known[text] ?? (atHub.test(text) ? arrived : leftHub.test(text) ? left : undefined);
  return said?.[language] ?? text;
};
