import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const messageErrors = failures('message', {
  choice_locked: {
    words: words(
      '与钱、权限、期限有关的站内消息必须接收，不能关闭',
      'Messages on the site about money, rights and terms cannot be switched off',
      'Les messages du site sur l’argent, les droits et les délais ne peuvent pas être désactivés',
      'Los mensajes del sitio sobre dinero, permisos y plazos no se pueden desactivar',
      'As mensagens do site sobre dinheiro, permissões e prazos não podem ser desativadas',
      'Сообщения на сайте о деньгах, правах и сроках нельзя отключить',
    ),
  },
  clock_wrong: {
    words: words(
      '请输入正确的时间，如 22:00',
      'Please enter a time such as 22:00',
      'Saisissez une heure, par exemple 22:00',
      'Introduzca una hora, por ejemplo 22:00',
      'Informe um horário, por exemplo 22:00',
      'Введите время, например 22:00',
    ),
  },
  quiet_same: {
    words: words(
      '免打扰的开始与结束时间不能相同',
      'The quiet hours must not begin and end at the same time',
      'Les heures calmes ne peuvent pas commencer et finir à la même heure',
      'Las horas de silencio no pueden empezar y acabar a la misma hora',
      'O período de silêncio não pode começar e terminar no mesmo horário',
      'Тихие часы не могут начинаться и заканчиваться в одно время',
    ),
  },
});
