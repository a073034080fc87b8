import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const savedViewErrors = failures('view', {
  name_required: {
    words: words(
      '请给视图起个名字',
      'Please name the view',
      'Donnez un nom à la vue',
      'Ponga un nombre a la vista',
      'Dê um nome à visão',
      'Назовите представление',
    ),
  },
  name_long: {
    words: words(
      '视图名称最多20个字符',
      'The name of a view may have 20 characters',
      'Le nom d’une vue compte 20 caractères au plus',
      'El nombre de una vista admite como máximo 20 caracteres',
      'O nome de uma visão tem no máximo 20 caracteres',
      'Название представления — не более 20 знаков',
    ),
  },
  full: {
    words: words(
      '每个列表最多保存 {most} 个视图，请先删除不用的',
      'A list keeps {most} views: please delete one first',
      'Une liste garde {most} vues : supprimez-en une d’abord',
      'Una lista guarda {most} vistas: elimine antes una',
      'Uma lista guarda {most} visões: exclua uma antes',
      'У списка может быть {most} представлений: сначала удалите лишнее',
    ),
  },
});
