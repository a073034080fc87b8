import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const otherSiteErrors = failures('account', {
  site_unknown: {
    words: words(
      '该站点尚未与商城连接',
      'That site is not connected to the mall',
      'Ce site n’est pas relié à la boutique',
      'Ese sitio no está conectado con la tienda',
      'Esse site não está ligado à loja',
      'Этот сайт не подключён к площадке',
    ),
  },
  /** For the trail: what another site was told when it asked. */
  use_token_wrong: {
    words: words(
      '其他站点使用了无效的一次性令牌',
      'Another site came with a token that is not valid',
      'Un autre site a présenté un jeton non valable',
      'Otro sitio presentó un testigo no válido',
      'Outro site apresentou um token inválido',
      'Другой сайт предъявил недействительный токен',
    ),
  },
  use_sign_wrong: {
    words: words(
      '其他站点的签名不正确',
      'Another site’s signature is wrong',
      'La signature d’un autre site est fausse',
      'La firma de otro sitio es incorrecta',
      'A assinatura de outro site está errada',
      'Подпись другого сайта неверна',
    ),
  },
});
