import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofPerson = (title: Words, body: Words): Message => ({
  kind: 'system',
  url: '/personalCenterBase/personalCenter',
  act: 'see',
  title,
  body,
});

/** What one of a company's people hears when the company changes what he may. */
export const personMessages = {
  'company.person_bound': ofPerson(
    words(
      '您已加入{companyName}',
      'You have joined {companyName}',
      'Vous avez rejoint {companyName}',
      'Se ha unido a {companyName}',
      'Você entrou em {companyName}',
      'Вы вошли в компанию {companyName}',
    ),
    words(
      '您的角色：{roles}，部门：{department}。您现在可以代表企业采购，可用的页面见会员中心菜单。',
      'Your role: {roles}; department: {department}. What you may do for the company stands in the menu of your centre.',
      'Votre rôle : {roles} ; service : {department}. Ce que vous pouvez faire pour l’entreprise figure dans le menu de votre espace.',
      'Su función: {roles}; departamento: {department}. Lo que puede hacer por la empresa está en el menú de su centro.',
      'A sua função: {roles}; departamento: {department}. O que pode fazer pela empresa está no menu da sua central.',
      'Ваша роль: {roles}; отдел: {department}. Что вы можете делать для компании, видно в меню личного кабинета.',
    ),
  ),
  'company.person_roles': ofPerson(
    words(
      '您的角色已改为“{roles}”',
      'Your role is now “{roles}”',
      'Votre rôle est désormais « {roles} »',
      'Su función es ahora «{roles}»',
      'A sua função agora é “{roles}”',
      'Теперь ваша роль: «{roles}»',
    ),
    words(
      '{companyName} 的管理员调整了您的角色，能打开的页面随之改变；如有疑问请联系管理员。',
      'An administrator of {companyName} has changed your role, and with it the pages that you can open. Please ask them if something is missing.',
      'Un administrateur de {companyName} a changé votre rôle, et donc les pages que vous pouvez ouvrir. Adressez-vous à lui en cas de doute.',
      'Un administrador de {companyName} ha cambiado su función y, con ella, las páginas que puede abrir. Consúltele si le falta algo.',
      'Um administrador de {companyName} alterou a sua função e, com ela, as páginas que você pode abrir. Fale com ele se faltar algo.',
      'Администратор компании {companyName} изменил вашу роль, а с ней и доступные страницы. Если чего-то не хватает, обратитесь к нему.',
    ),
  ),
  'company.person_disabled': ofPerson(
    words(
      '您的企业账号已停用',
      'Your company account is disabled',
      'Votre compte d’entreprise est désactivé',
      'Su cuenta de empresa está desactivada',
      'A sua conta da empresa está desativada',
      'Ваша учётная запись в компании отключена',
    ),
    words(
      '{companyName} 的管理员停用了您的账号，启用前不能登录。',
      'An administrator of {companyName} has disabled your account; you cannot sign in until it is enabled again.',
      'Un administrateur de {companyName} a désactivé votre compte ; vous ne pourrez vous connecter qu’après sa réactivation.',
      'Un administrador de {companyName} ha desactivado su cuenta; no podrá iniciar sesión hasta que se reactive.',
      'Um administrador de {companyName} desativou a sua conta; só poderá entrar quando for reativada.',
      'Администратор компании {companyName} отключил вашу учётную запись; войти можно будет после её включения.',
    ),
  ),
  'company.person_enabled': ofPerson(
    words(
      '您的企业账号已启用',
      'Your company account is enabled again',
      'Votre compte d’entreprise est réactivé',
      'Su cuenta de empresa está activa de nuevo',
      'A sua conta da empresa foi reativada',
      'Ваша учётная запись в компании снова включена',
    ),
    words(
      '{companyName} 的管理员重新启用了您的账号，您的角色：{roles}。',
      'An administrator of {companyName} has enabled your account again. Your role: {roles}.',
      'Un administrateur de {companyName} a réactivé votre compte. Votre rôle : {roles}.',
      'Un administrador de {companyName} ha reactivado su cuenta. Su función: {roles}.',
      'Um administrador de {companyName} reativou a sua conta. A sua função: {roles}.',
      'Администратор компании {companyName} снова включил вашу учётную запись. Ваша роль: {roles}.',
    ),
  ),
  'company.person_department': ofPerson(
    words(
      '您的部门已改为“{department}”',
      'Your department is now “{department}”',
      'Votre service est désormais « {department} »',
      'Su departamento es ahora «{department}»',
      'O seu departamento agora é “{department}”',
      'Теперь ваш отдел: «{department}»',
    ),
    words(
      '{companyName} 的管理员调整了您的部门；按部门查看的订单和售后随之改变。',
      'An administrator of {companyName} has moved you; orders and after-sales that you see by department change with it.',
      'Un administrateur de {companyName} vous a changé de service ; les commandes et retours visibles par service changent aussi.',
      'Un administrador de {companyName} le ha cambiado de departamento; con ello cambian los pedidos y devoluciones que ve por departamento.',
      'Um administrador de {companyName} mudou o seu departamento; os pedidos e devoluções que você vê por departamento mudam também.',
      'Администратор компании {companyName} перевёл вас в другой отдел; заказы и возвраты, видимые по отделу, изменились.',
    ),
  ),
} as const satisfies Record<string, Message>;
