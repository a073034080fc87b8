import { words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

/** What somebody hears of the store that he registers. */
export const storeMessages = {
  'store.approved': {
    kind: 'system',
    url: '/seller/#/',
    act: 'see',
    title: words(
      '店铺已开通',
      'Your store is open',
      'Votre boutique est ouverte',
      'Su tienda está abierta',
      'Sua loja está aberta',
      'Магазин открыт',
    ),
    body: words(
      '{storeName} 的入驻申请已通过，现在可以登录商家中心上架商品。',
      'The registration of {storeName} is approved; you can sign in to the seller centre now.',
      'L’inscription de {storeName} est approuvée ; vous pouvez accéder à l’espace vendeur.',
      'El registro de {storeName} está aprobado; ya puede entrar en el centro de vendedores.',
      'O cadastro de {storeName} foi aprovado; já pode entrar na central do vendedor.',
      'Регистрация {storeName} одобрена, можно войти в кабинет продавца.',
    ),
  },
  'store.returned': {
    kind: 'system',
    url: '/seller/#/registered',
    act: 'mend',
    title: words(
      '入驻申请被退回',
      'Your registration came back',
      'Votre inscription est renvoyée',
      'Su registro ha sido devuelto',
      'Seu cadastro foi devolvido',
      'Заявка возвращена',
    ),
    body: words(
      '{storeName} 的入驻资料需要修改：{reason}。其余资料已保留，改好后可重新提交。',
      'The papers of {storeName} need a change: {reason}. The rest is kept; please hand them in again.',
      'Le dossier de {storeName} est à corriger : {reason}. Le reste est conservé ; déposez-le à nouveau.',
      'Los documentos de {storeName} necesitan cambios: {reason}. El resto se conserva; vuelva a presentarlos.',
      'Os documentos de {storeName} precisam de alteração: {reason}. O resto foi mantido; envie-os de novo.',
      'Документы {storeName} нужно исправить: {reason}. Остальное сохранено, подайте их снова.',
    ),
  },
  'store.frozen': {
    kind: 'system',
    url: '/seller/#/',
    act: 'see',
    title: words(
      '店铺已冻结',
      'Your store is frozen',
      'Votre boutique est gelée',
      'Su tienda está congelada',
      'Sua loja está congelada',
      'Магазин заморожен',
    ),
    body: words(
      '{storeName} 已被平台冻结：{reason}。商品暂停销售，已付款的订单请照常发货和处理售后。',
      'The platform has frozen {storeName}: {reason}. Nothing is sold now; please ship what is paid and go on with after-sales.',
      'La plateforme a gelé {storeName} : {reason}. Rien n’est vendu ; expédiez ce qui est payé et traitez l’après-vente.',
      'La plataforma ha congelado {storeName}: {reason}. No se vende nada; envíe lo pagado y atienda la posventa.',
      'A plataforma congelou {storeName}: {reason}. Nada é vendido; envie o que está pago e atenda o pós-venda.',
      'Площадка заморозила {storeName}: {reason}. Продажа остановлена; отправьте оплаченное и отвечайте на обращения.',
    ),
  },
  'store.unfrozen': {
    kind: 'system',
    url: '/seller/#/',
    act: 'see',
    title: words(
      '店铺已解冻',
      'Your store sells again',
      'Votre boutique vend à nouveau',
      'Su tienda vende de nuevo',
      'Sua loja vende de novo',
      'Магазин снова открыт',
    ),
    body: words(
      '{storeName} 已解冻：{reason}。商品已恢复销售。',
      '{storeName} sells again: {reason}. Its goods are back on the shelf.',
      '{storeName} vend à nouveau : {reason}. Ses articles sont de retour.',
      '{storeName} vende de nuevo: {reason}. Sus productos han vuelto.',
      '{storeName} vende de novo: {reason}. Seus produtos voltaram.',
      '{storeName} снова продаёт: {reason}. Товары снова на полке.',
    ),
  },
} satisfies Record<string, Message>;
