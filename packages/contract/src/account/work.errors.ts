import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused at the work list. */
export const workErrors = failures('account', {
  work_moved: {
    words: words(
      '已经有人领了、已经办完，或者须由他人复核',
      'Somebody else has taken it, it is done, or another person must confirm it',
      'Quelqu’un d’autre l’a pris, c’est déjà fait, ou une autre personne doit le confirmer',
      'Otra persona lo ha tomado, ya está hecho o debe confirmarlo otra persona',
      'Outra pessoa assumiu, já foi feito, ou outra pessoa precisa confirmar',
      'Это уже взял другой, оно сделано или его должен подтвердить другой',
    ),
  },
  work_held: {
    words: words(
      '{name}正在处理，请先接手',
      '{name} has taken this case, please take it over first',
      '{name} traite ce dossier, reprenez-le d’abord',
      '{name} está tratando este asunto, tómelo primero',
      '{name} está tratando este caso, assuma-o primeiro',
      'Этим делом занимается {name}, сначала примите его',
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
