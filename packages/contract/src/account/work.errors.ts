import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused at the work list. */
export const workErrors = failures('account', {
  work_moved: {
    words: words(
      '已经有人领了，或者已经办完',
      'Somebody else has taken it, or it is done',
      'Quelqu’un d’autre l’a pris, ou c’est déjà fait',
      'Otra persona lo ha tomado o ya está hecho',
      'Outra pessoa assumiu, ou já foi feito',
      'Это уже взял другой или оно сделано',
    ),
  },
  work_not_theirs: {
    words: words(
      '这位同事不处理这类事项',
      'This colleague does not work at this queue',
      'Ce collègue ne traite pas cette file',
      'Este compañero no trabaja en esta cola',
      'Este colega não trabalha nesta fila',
      'Этот коллега не работает с этой очередью',
    ),
  },
});
