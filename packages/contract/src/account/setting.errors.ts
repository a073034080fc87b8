import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused about the mall's settings. */
export const settingErrors = failures('setting', {
  reason_required: {
    words: words(
      '请写明为什么改',
      'Please say why it is changed',
      'Indiquez pourquoi',
      'Diga por qué se cambia',
      'Diga por que muda',
      'Укажите причину изменения',
    ),
  },
  wrong: {
    words: words(
      '{name} 的值不合规则，没有发布',
      'The value of {name} is not allowed; nothing was published',
      'La valeur de {name} n’est pas permise ; rien n’a été publié',
      'El valor de {name} no está permitido; no se publicó nada',
      'O valor de {name} não é permitido; nada foi publicado',
      'Недопустимое значение {name}; ничего не опубликовано',
    ),
  },
  sign_wrong: {
    words: words(
      '{name} 里不能有“{sign}”，没有发布',
      '{name} must not have “{sign}”; nothing was published',
      '{name} ne peut contenir « {sign} » ; rien n’a été publié',
      '{name} no puede llevar “{sign}”; no se publicó nada',
      '{name} não pode ter “{sign}”; nada foi publicado',
      'В {name} не может быть «{sign}»; ничего не опубликовано',
    ),
  },
  changed_meanwhile: {
    words: words(
      '{name} 刚被 {who} 改过，请看过新值再发布',
      '{who} has just changed {name}; look at it before publishing',
      '{who} vient de modifier {name} ; vérifiez avant de publier',
      '{who} acaba de cambiar {name}; mírelo antes de publicar',
      '{who} acabou de mudar {name}; veja antes de publicar',
      '{who} только что изменил(а) {name}; проверьте перед публикацией',
    ),
  },
  nothing: {
    words: words(
      '没有改动可以发布',
      'There is nothing to publish',
      'Rien à publier',
      'No hay nada que publicar',
      'Não há nada a publicar',
      'Публиковать нечего',
    ),
  },
  picture_wrong: {
    words: words(
      '只能用 svg 或 png 图片',
      'Only svg or png pictures',
      'Images svg ou png uniquement',
      'Solo imágenes svg o png',
      'Apenas imagens svg ou png',
      'Только изображения svg или png',
    ),
  },
  picture_broken: {
    words: words(
      '这张 png 不完整，或边长超过 {most} 像素',
      'This png is not whole, or has more than {most} pixels a side',
      'Ce png est incomplet ou dépasse {most} pixels de côté',
      'Este png no está completo o pasa de {most} píxeles de lado',
      'Este png não está completo ou passa de {most} pixels de lado',
      'Этот png неполный или больше {most} пикселей по стороне',
    ),
  },
  picture_large: {
    words: words(
      '图片不能超过 512 KB',
      'A picture may have 512 KB at most',
      '512 Ko au plus par image',
      'Una imagen, 512 KB como máximo',
      'Uma imagem, no máximo 512 KB',
      'Изображение не более 512 КБ',
    ),
  },
});
