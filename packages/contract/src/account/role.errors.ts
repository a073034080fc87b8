import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const roleErrors = failures('role', {
  standard: {
    words: words(
      '标准角色由商城维护，不能改，可以复制',
      'The mall keeps the standard roles; they cannot be changed, only copied',
      'Les rôles standard sont tenus par la plateforme ; on ne peut que les copier',
      'Los roles estándar los mantiene la plataforma; solo se pueden copiar',
      'Os papéis padrão são mantidos pela plataforma; só podem ser copiados',
      'Стандартные роли ведёт площадка; их можно только копировать',
    ),
  },
  own: {
    words: words(
      '不能改自己的角色，请另一名管理员来改',
      'Nobody changes a role that he holds himself; ask another administrator',
      'On ne modifie pas un rôle que l’on détient ; demandez à un autre administrateur',
      'Nadie cambia un rol que tiene; pídalo a otro administrador',
      'Ninguém altera um papel que possui; peça a outro administrador',
      'Нельзя менять роль, которая есть у вас самих; попросите другого администратора',
    ),
  },
  beyond: {
    words: words(
      '您没有“{right}”的这个范围，不能给出',
      'You do not hold “{right}” this far and cannot give it',
      'Vous ne détenez pas « {right} » à ce niveau et ne pouvez pas le donner',
      'Usted no tiene «{right}» con ese alcance y no puede darlo',
      'Você não possui “{right}” com esse alcance e não pode concedê-lo',
      'У вас нет «{right}» с таким охватом, поэтому вы не можете его дать',
    ),
  },
  changed_meanwhile: {
    words: words(
      '这个角色刚被别人改过，已为您刷新，请核对后再保存',
      'Somebody has just changed this role. It was loaded anew; look at it and save again',
      'Quelqu’un vient de modifier ce rôle. Il a été rechargé ; vérifiez et enregistrez de nouveau',
      'Alguien acaba de cambiar este rol. Se ha vuelto a cargar; revíselo y guarde de nuevo',
      'Alguém acabou de alterar este papel. Ele foi recarregado; confira e salve de novo',
      'Эту роль только что изменили. Она загружена заново; проверьте и сохраните ещё раз',
    ),
  },
  name_required: {
    words: words(
      '请输入角色名称',
      'Please enter a name',
      'Saisissez un nom',
      'Introduzca un nombre',
      'Informe um nome',
      'Введите название',
    ),
  },
  name_long: {
    words: words(
      '角色名称最多 20 个字',
      'A name has at most 20 characters',
      'Le nom a 20 caractères au plus',
      'El nombre tiene como máximo 20 caracteres',
      'O nome tem no máximo 20 caracteres',
      'Название — не более 20 знаков',
    ),
  },
  remark_long: {
    words: words(
      '用途说明最多 100 个字',
      'The purpose has at most 100 characters',
      'L’usage a 100 caractères au plus',
      'La finalidad tiene como máximo 100 caracteres',
      'A finalidade tem no máximo 100 caracteres',
      'Назначение — не более 100 знаков',
    ),
  },
  name_taken: {
    words: words(
      '企业内已有同名角色',
      'The company has a role of this name',
      'L’entreprise a déjà un rôle de ce nom',
      'La empresa ya tiene un rol con ese nombre',
      'A empresa já tem um papel com esse nome',
      'В компании уже есть роль с таким названием',
    ),
  },
  many: {
    words: words(
      '一家企业最多自建 {most} 个角色',
      'A company makes at most {most} roles of its own',
      'Une entreprise crée au plus {most} rôles',
      'Una empresa crea como máximo {most} roles',
      'Uma empresa cria no máximo {most} papéis',
      'Компания создаёт не более {most} своих ролей',
    ),
  },
  held: {
    words: words(
      '还有 {count} 人是这个角色：{names}。请先移出他们',
      '{count} people still hold this role: {names}. Take it from them first',
      '{count} personnes ont encore ce rôle : {names}. Retirez-le-leur d’abord',
      '{count} personas tienen aún este rol: {names}. Quíteselo primero',
      '{count} pessoas ainda têm este papel: {names}. Retire-o delas primeiro',
      'Эта роль ещё у {count} чел.: {names}. Сначала заберите её у них',
    ),
  },
});
