import { type Event, event } from './audit-event.ts';

/** What the mall's people decide of stores that are open, and of what is written of them. */
export const storeOperatorEvents = {
  'review.hidden': event('case', '隐藏商品评价', 'Hid a review', 'Avis masqué', 'Opinión ocultada', 'Avaliação ocultada', 'Отзыв скрыт'),
  'review.restored': event(
    'case',
    '恢复商品评价',
    'Showed a review again',
    'Avis rétabli',
    'Opinión restaurada',
    'Avaliação restaurada',
    'Отзыв восстановлен',
  ),
  'review.kept': event(
    'case',
    '驳回评价举报',
    'Left a reported review as it is',
    'Signalement d’avis rejeté',
    'Denuncia de opinión rechazada',
    'Denúncia de avaliação recusada',
    'Жалоба на отзыв отклонена',
  ),
  'store.paper_approved': event(
    'case',
    '通过资质更新',
    'Approved the renewal of a paper',
    'Renouvellement de document approuvé',
    'Renovación de documento aprobada',
    'Renovação de documento aprovada',
    'Обновление документа одобрено',
  ),
  'store.paper_returned': event(
    'case',
    '退回资质更新',
    'Gave the renewal of a paper back',
    'Renouvellement de document renvoyé',
    'Renovación de documento devuelta',
    'Renovação de documento devolvida',
    'Обновление документа возвращено',
  ),
} as const satisfies Record<string, Event>;
