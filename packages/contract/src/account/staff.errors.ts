import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

/** The six languages in their fixed order: zh, en, fra, spa, pt, ru. */
const six = (...said: Parameters<typeof words>): { words: Words } => ({ words: words(...said) });

/** Why somebody cannot be taken on, changed or let go by a store or the mall. */
export const staffErrors = failures('staff', {
  own_account: six(
    '不能修改自己的角色或状态，请由另一位管理人员操作',
    'You may not change your own roles or state; please ask somebody else who manages staff',
    'Vous ne pouvez pas modifier vos propres rôles ni votre état ; demandez à un autre responsable',
    'No puede cambiar sus propias funciones ni su estado; pídalo a otro responsable',
    'Você não pode alterar as próprias funções nem o estado; peça a outro responsável',
    'Нельзя менять собственные роли или состояние; попросите другого ответственного',
  ),
  same_hands: six(
    '您与提出人的账号，{hours} 小时内有一方由另一方（或同一人）开通、授权或重置过，不能互相复核，请换一位同事',
    'Within the last {hours} hours one of your two accounts was opened, given roles or reset by the other, or both by one person; please have another colleague confirm it',
    'Depuis moins de {hours} heures, l’un de vos deux comptes a été ouvert, habilité ou réinitialisé par l’autre, ou les deux par la même personne ; faites confirmer par un autre collègue',
    'En las últimas {hours} horas una de sus dos cuentas fue abierta, autorizada o restablecida por la otra, o ambas por la misma persona; pida que confirme otro colega',
    'Nas últimas {hours} horas uma das duas contas foi aberta, autorizada ou redefinida pela outra, ou ambas pela mesma pessoa; peça que outro colega confirme',
    'За последние {hours} ч одну из двух учётных записей открыл, наделил ролями или сбросил другой, либо обе — один человек; пусть подтвердит другой сотрудник',
  ),
  outranked: six(
    '对方拥有您没有的权限，您不能修改',
    'This person holds rights that you do not have, so you may not change the account',
    'Cette personne a des droits que vous n’avez pas, vous ne pouvez pas la modifier',
    'Esta persona tiene permisos que usted no tiene, no puede modificarla',
    'Essa pessoa tem permissões que você não tem, não pode alterá-la',
    'У этого сотрудника есть права, которых нет у вас, изменить его нельзя',
  ),
  role_beyond: six(
    '角色“{role}”含有您没有的权限，不能由您授予',
    'The role “{role}” holds rights that you do not have, so you cannot give it',
    'Le rôle « {role} » comporte des droits que vous n’avez pas, vous ne pouvez pas le donner',
    'La función «{role}» tiene permisos que usted no tiene, no puede otorgarla',
    'A função “{role}” tem permissões que você não tem, não pode concedê-la',
    'Роль «{role}» содержит права, которых у вас нет, вы не можете её дать',
  ),
  role_gone: six(
    '角色不存在，请重新选择',
    'That role does not exist, please choose again',
    'Ce rôle n’existe pas, choisissez-en un autre',
    'Esa función no existe, elija otra',
    'Essa função não existe, escolha outra',
    'Такой роли нет, выберите другую',
  ),
  role_missing: six(
    '请至少选择一个角色',
    'Please choose at least one role',
    'Choisissez au moins un rôle',
    'Elija al menos una función',
    'Escolha pelo menos uma função',
    'Выберите хотя бы одну роль',
  ),
  role_many: six(
    '每人最多 10 个角色',
    'A person has at most 10 roles',
    'Une personne a au plus 10 rôles',
    'Una persona tiene como máximo 10 funciones',
    'Uma pessoa tem no máximo 10 funções',
    'У одного сотрудника не более 10 ролей',
  ),
  name_missing: six('请输入姓名', 'Please enter a name', 'Saisissez un nom', 'Introduzca un nombre', 'Informe um nome', 'Введите имя'),
  name_long: six(
    '姓名最多 40 个字',
    'A name has at most 40 characters',
    'Un nom compte au plus 40 caractères',
    'Un nombre tiene como máximo 40 caracteres',
    'Um nome tem no máximo 40 caracteres',
    'В имени не более 40 знаков',
  ),
  here_already: six(
    '该手机号已在名单中',
    'This mobile belongs to one of your people already',
    'Ce mobile appartient déjà à l’un des vôtres',
    'Este móvil ya es de uno de los suyos',
    'Este celular já é de um dos seus',
    'Этот номер уже принадлежит вашему сотруднику',
  ),
  other_store: six(
    '该手机号属于其他店铺，须对方先移出',
    'This mobile belongs to another store, which must release it first',
    'Ce mobile appartient à une autre boutique, qui doit d’abord le libérer',
    'Este móvil pertenece a otra tienda, que debe liberarlo antes',
    'Este celular pertence a outra loja, que deve liberá-lo antes',
    'Этот номер принадлежит другому магазину, сначала он должен его освободить',
  ),
  mobile_used: six(
    '该手机号已是其他类型的账号，请换一个手机号',
    'This mobile is another kind of account already, please use another one',
    'Ce mobile est déjà un compte d’un autre type, utilisez-en un autre',
    'Este móvil ya es otro tipo de cuenta, use otro',
    'Este celular já é outro tipo de conta, use outro',
    'Этот номер уже занят учётной записью другого вида, укажите другой',
  ),
  applying: six(
    '该手机号正在申请入驻，请等审核结束或先撤回申请',
    'This mobile is registering a store of its own; please wait for the decision, or have it withdrawn first',
    'Ce mobile inscrit sa propre boutique ; attendez la décision ou faites d’abord retirer la demande',
    'Este móvil está registrando su propia tienda; espere la decisión o haga retirar antes la solicitud',
    'Este celular está registrando a própria loja; aguarde a decisão ou peça para retirar o pedido antes',
    'С этого номера регистрируют свой магазин; дождитесь решения или сначала отзовите заявку',
  ),
  account_shut: six(
    '该账号已停用或冻结，请联系平台客服',
    'This account is disabled or frozen, please ask the mall’s service',
    'Ce compte est désactivé ou gelé, contactez le service',
    'Esta cuenta está desactivada o congelada, contacte con el servicio',
    'Esta conta está desativada ou congelada, contate o atendimento',
    'Эта учётная запись отключена или заблокирована, обратитесь в поддержку',
  ),
});
