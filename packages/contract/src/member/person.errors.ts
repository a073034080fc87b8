import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const personErrors = failures('member', {
  nick_required: {
    words: words(
      '请输入昵称',
      'Please enter a nick name',
      'Saisissez un pseudonyme',
      'Introduzca un apodo',
      'Informe um apelido',
      'Введите псевдоним',
    ),
  },
  nick_long: {
    words: words(
      '昵称最多20个字符',
      'A nick name may have 20 characters',
      'Le pseudonyme compte 20 caractères au plus',
      'El apodo admite como máximo 20 caracteres',
      'O apelido pode ter no máximo 20 caracteres',
      'Псевдоним не длиннее 20 символов',
    ),
  },
});
