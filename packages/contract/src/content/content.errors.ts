import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const contentErrors = failures('content', {
  photo_refused: {
    words: words(
      '图片只支持 PNG、JPG、WEBP',
      'Pictures must be PNG, JPG or WEBP',
      'Les images doivent être au format PNG, JPG ou WEBP',
      'Las imágenes deben ser PNG, JPG o WEBP',
      'As imagens devem ser PNG, JPG ou WEBP',
      'Допустимы изображения PNG, JPG и WEBP',
    ),
  },
  photos_large: {
    words: words(
      '图片总大小超出限制，请压缩后重试',
      'The pictures are too large together, please make them smaller',
      'Les images sont trop lourdes, veuillez les réduire',
      'Las imágenes pesan demasiado, redúzcalas',
      'As imagens são grandes demais, reduza-as',
      'Изображения слишком большие, уменьшите их',
    ),
  },
  contact_wrong: {
    words: words(
      '请填写正确的手机号、电话或邮箱',
      'Please give a valid mobile, telephone or mail address',
      'Indiquez un mobile, un téléphone ou un e-mail valable',
      'Indique un móvil, teléfono o correo válido',
      'Informe um celular, telefone ou e-mail válido',
      'Укажите верный мобильный, телефон или e-mail',
    ),
  },
  price_changed: {
    words: words(
      '所需积分已调整为 {points}，请确认后再购买',
      'It now costs {points} points, please confirm before you buy',
      'Le prix est désormais de {points} points, veuillez confirmer',
      'Ahora cuesta {points} puntos, confírmelo antes de comprar',
      'Agora custa {points} pontos, confirme antes de comprar',
      'Теперь это стоит {points} баллов, подтвердите покупку',
    ),
  },
});
