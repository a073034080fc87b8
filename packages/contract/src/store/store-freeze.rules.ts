import * as z from 'zod';
import { codedReason } from '../kernel/coded-reason.ts';
import { reasonText } from '../kernel/fields.ts';
import { type Words, words } from '../kernel/language.ts';

const storeFreezeCodes = ['fake', 'papers', 'neglect', 'price', 'asked', 'other'] as const;
export type StoreFreezeCode = (typeof storeFreezeCodes)[number];

/** Why the mall freezes a store, as its people and the mall's read it. */
export const storeFreezeWords: Readonly<Record<StoreFreezeCode, Words>> = {
  fake: words(
    '销售假冒伪劣商品',
    'Sells counterfeit or defective goods',
    'Vend des contrefaçons ou des produits défectueux',
    'Vende productos falsos o defectuosos',
    'Vende produtos falsos ou com defeito',
    'Продаёт подделки или брак',
  ),
  papers: words(
    '资质过期或不实',
    'Papers have run out or are untrue',
    'Dossier périmé ou inexact',
    'Documentos vencidos o falsos',
    'Documentos vencidos ou falsos',
    'Документы истекли или недостоверны',
  ),
  neglect: words(
    '长期不发货或不处理售后',
    'Does not ship or answer after-sales',
    'N’expédie pas ou ne répond pas au service après-vente',
    'No envía o no atiende la posventa',
    'Não envia ou não atende o pós-venda',
    'Не отправляет или не отвечает на обращения',
  ),
  price: words(
    '虚标价格或诱导线下交易',
    'False prices, or deals beside the mall',
    'Prix trompeurs ou ventes hors plateforme',
    'Precios falsos o ventas fuera de la plataforma',
    'Preços falsos ou vendas fora da plataforma',
    'Ложные цены или сделки в обход площадки',
  ),
  asked: words('商家申请', 'At its own request', 'À sa demande', 'A petición propia', 'A pedido próprio', 'По просьбе магазина'),
  other: words('其他', 'Other', 'Autre', 'Otro', 'Outro', 'Другое'),
};

export const FreezeStore = codedReason(storeFreezeCodes, 'store.reason_required');
export const UnfreezeStore = z.strictObject({ reason: reasonText('store.reason_required') });
