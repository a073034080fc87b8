import { words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofStore = { kind: 'system', url: '/seller/#/papers', act: 'see' } as const;
const ofMall = { kind: 'system', url: '/operations/#/audits/papers?id={paperId}', act: 'see' } as const;

/** What a store and the mall's people hear of its papers. */
export const storePaperMessages = {
  'store.paper_ending': {
    ...ofStore,
    title: words(
      '资质快到期',
      'A paper ends soon',
      'Un document expire bientôt',
      'Un documento vence pronto',
      'Um documento vence em breve',
      'Документ скоро истекает',
    ),
    body: words(
      '{storeName} 的“{paper}”还有 {days} 天到期（{validUntil}）。请提前提交换证后的文件，过期后相关商品会下架。',
      '“{paper}” of {storeName} ends in {days} days ({validUntil}). Please hand in the renewed paper: goods that need it leave the shelf when it has run out.',
      '« {paper} » de {storeName} expire dans {days} jours ({validUntil}). Déposez le document renouvelé : sinon les articles concernés seront retirés.',
      '«{paper}» de {storeName} vence en {days} días ({validUntil}). Presente el renovado: si no, los productos que lo necesitan se retirarán.',
      '“{paper}” de {storeName} vence em {days} dias ({validUntil}). Envie o renovado: senão os produtos que o exigem sairão da venda.',
      '«{paper}» магазина {storeName} истекает через {days} дн. ({validUntil}). Подайте новый документ, иначе связанные товары снимут с продажи.',
    ),
  },
  'store.paper_expired': {
    ...ofStore,
    act: 'mend',
    title: words(
      '资质已过期，相关商品已下架',
      'A paper has run out; its goods are off the shelf',
      'Document expiré, articles retirés',
      'Documento vencido, productos retirados',
      'Documento vencido, produtos retirados',
      'Документ истёк, товары сняты',
    ),
    body: words(
      '{storeName} 的“{paper}”已于 {validUntil} 到期。提交更新并通过审核后，商品自动恢复上架。',
      '“{paper}” of {storeName} ended on {validUntil}. Goods come back by themselves once the renewed paper is approved.',
      '« {paper} » de {storeName} a expiré le {validUntil}. Les articles reviennent dès que le renouvellement est approuvé.',
      '«{paper}» de {storeName} venció el {validUntil}. Los productos vuelven cuando se apruebe la renovación.',
      '“{paper}” de {storeName} venceu em {validUntil}. Os produtos voltam quando a renovação for aprovada.',
      '«{paper}» магазина {storeName} истёк {validUntil}. Товары вернутся после одобрения нового документа.',
    ),
  },
  'store.paper_renewed': {
    ...ofStore,
    title: words(
      '资质更新已通过',
      'The renewed paper is approved',
      'Renouvellement approuvé',
      'Renovación aprobada',
      'Renovação aprovada',
      'Обновление одобрено',
    ),
    body: words(
      '{storeName} 的“{paper}”已更新，因它下架的商品已恢复上架。',
      '“{paper}” of {storeName} is renewed; goods that were off the shelf for it are back.',
      '« {paper} » de {storeName} est renouvelé ; les articles retirés sont de retour.',
      '«{paper}» de {storeName} está renovado; los productos retirados han vuelto.',
      '“{paper}” de {storeName} foi renovado; os produtos retirados voltaram.',
      '«{paper}» магазина {storeName} обновлён; снятые товары снова в продаже.',
    ),
  },
  'store.paper_returned': {
    ...ofStore,
    act: 'mend',
    title: words(
      '资质更新被退回',
      'The renewed paper came back',
      'Renouvellement renvoyé',
      'Renovación devuelta',
      'Renovação devolvida',
      'Обновление возвращено',
    ),
    body: words(
      '{storeName} 的“{paper}”更新需要修改：{reason}。请改好后重新提交。',
      'The renewal of “{paper}” of {storeName} needs a change: {reason}. Please hand it in again.',
      'Le renouvellement de « {paper} » de {storeName} est à corriger : {reason}. Déposez-le à nouveau.',
      'La renovación de «{paper}» de {storeName} necesita cambios: {reason}. Preséntela de nuevo.',
      'A renovação de “{paper}” de {storeName} precisa de alteração: {reason}. Envie de novo.',
      'Обновление «{paper}» магазина {storeName} нужно исправить: {reason}. Подайте снова.',
    ),
  },
  'store.paper_expired_mall': {
    ...ofMall,
    title: words(
      '店铺资质已过期',
      'A paper of a store has run out',
      'Document d’une boutique expiré',
      'Documento de una tienda vencido',
      'Documento de uma loja vencido',
      'Документ магазина истёк',
    ),
    body: words(
      '{storeName} 的“{paper}”已于 {validUntil} 到期，需要它的商品已自动下架。',
      '“{paper}” of {storeName} ended on {validUntil}; goods that need it are off the shelf.',
      '« {paper} » de {storeName} a expiré le {validUntil} ; les articles concernés sont retirés.',
      '«{paper}» de {storeName} venció el {validUntil}; los productos que lo necesitan están retirados.',
      '“{paper}” de {storeName} venceu em {validUntil}; os produtos que o exigem foram retirados.',
      '«{paper}» магазина {storeName} истёк {validUntil}; связанные товары сняты.',
    ),
  },
  'store.paper_handed_in': {
    ...ofMall,
    title: words(
      '店铺提交资质更新',
      'A store has renewed a paper',
      'Renouvellement déposé',
      'Renovación presentada',
      'Renovação enviada',
      'Подано обновление документа',
    ),
    body: words(
      '{storeName} 提交了“{paper}”的更新，等待审核。',
      '{storeName} has handed in the renewal of “{paper}”; it waits for the audit.',
      '{storeName} a déposé le renouvellement de « {paper} », en attente d’examen.',
      '{storeName} ha presentado la renovación de «{paper}»; espera la revisión.',
      '{storeName} enviou a renovação de “{paper}”; aguarda análise.',
      '{storeName} подал обновление «{paper}»; ждёт проверки.',
    ),
  },
} satisfies Record<string, Message>;
