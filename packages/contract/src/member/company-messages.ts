import { type Words, words } from '../kernel/language.ts';
import type { Message, MessageAct } from './message-kinds.ts';

const ofCompany = (title: Words, body: Words, act: MessageAct = 'certification'): Message => ({
  kind: 'system',
  url: '/personalCenterBase/enterpriseAuth',
  act,
  title,
  body,
});

/** What those who speak for a company hear of its certification. */
export const companyMessages = {
  'company.approved': ofCompany(
    words(
      '企业认证已通过',
      'Your company is certified',
      'Votre entreprise est certifiée',
      'Su empresa está certificada',
      'Sua empresa está certificada',
      'Компания подтверждена',
    ),
    words(
      '{companyName} 已通过认证，现在可以赊购、询价、管理子账号。',
      '{companyName} is certified: you can now buy on account, ask for quotations and manage sub-accounts.',
      '{companyName} est certifiée : vous pouvez acheter à crédit, demander des offres et gérer des sous-comptes.',
      '{companyName} está certificada: ya puede comprar a cuenta, pedir ofertas y gestionar subcuentas.',
      '{companyName} está certificada: agora pode comprar a prazo, pedir cotações e gerir subcontas.',
      '{companyName} подтверждена: доступны покупки в счёт компании, запросы цен и субаккаунты.',
    ),
  ),
  'company.rejected': ofCompany(
    words(
      '企业认证未通过',
      'Certification not passed',
      'Certification refusée',
      'Certificación no superada',
      'Certificação recusada',
      'Компания не подтверждена',
    ),
    words(
      '{companyName} 的资料需要修改：{reason}。其余资料已保留。',
      'The papers of {companyName} need a change: {reason}. The rest is kept.',
      'Le dossier de {companyName} est à corriger : {reason}. Le reste est conservé.',
      'Los documentos de {companyName} necesitan cambios: {reason}. El resto se conserva.',
      'Os documentos de {companyName} precisam de alteração: {reason}. O resto foi mantido.',
      'Документы {companyName} нужно исправить: {reason}. Остальное сохранено.',
    ),
    'mend',
  ),
  'company.change_approved': ofCompany(
    words(
      '企业资料变更已生效',
      'Company change in force',
      'Modification de l’entreprise en vigueur',
      'Cambio de la empresa en vigor',
      'Alteração da empresa em vigor',
      'Изменение компании вступило в силу',
    ),
    words(
      '{companyName} 的新资料已通过审核并生效。',
      'The new papers of {companyName} are approved and in force.',
      'Le nouveau dossier de {companyName} est approuvé et en vigueur.',
      'Los nuevos documentos de {companyName} están aprobados y en vigor.',
      'Os novos documentos de {companyName} foram aprovados e estão em vigor.',
      'Новые документы {companyName} одобрены и действуют.',
    ),
  ),
  'company.change_rejected': ofCompany(
    words(
      '企业资料变更未通过',
      'Company change not passed',
      'Modification de l’entreprise refusée',
      'Cambio de la empresa rechazado',
      'Alteração da empresa recusada',
      'Изменение компании не принято',
    ),
    words(
      '{companyName} 的变更需要修改：{reason}。原资料继续有效。',
      'The change of {companyName} needs mending: {reason}. What was in force stays so.',
      'La modification de {companyName} est à corriger : {reason}. L’ancien dossier reste en vigueur.',
      'El cambio de {companyName} necesita correcciones: {reason}. Lo anterior sigue vigente.',
      'A alteração de {companyName} precisa de correção: {reason}. O anterior continua em vigor.',
      'Изменение {companyName} нужно исправить: {reason}. Прежние данные действуют.',
    ),
    'mend',
  ),
  'company.blocked': ofCompany(
    words(
      '企业已被冻结',
      'Your company is blocked',
      'Votre entreprise est bloquée',
      'Su empresa está bloqueada',
      'Sua empresa está bloqueada',
      'Компания заблокирована',
    ),
    words(
      '{companyName} 已被平台冻结，暂不能下单和付款：{reason}。已付款的订单照常履约。',
      'The platform has blocked {companyName}: {reason}. Orders on the way go on.',
      'La plateforme a bloqué {companyName} : {reason}. Les commandes en cours continuent.',
      'La plataforma ha bloqueado {companyName}: {reason}. Los pedidos en curso siguen.',
      'A plataforma bloqueou {companyName}: {reason}. Os pedidos em andamento continuam.',
      'Платформа заблокировала {companyName}: {reason}. Начатые заказы исполняются.',
    ),
  ),
  'company.unblocked': ofCompany(
    words(
      '企业已解冻',
      'Your company is back',
      'Votre entreprise est rétablie',
      'Su empresa está restablecida',
      'Sua empresa foi restabelecida',
      'Компания восстановлена',
    ),
    words(
      '{companyName} 已解冻，可以正常下单：{reason}。',
      '{companyName} can order again: {reason}.',
      '{companyName} peut de nouveau commander : {reason}.',
      '{companyName} puede volver a pedir: {reason}.',
      '{companyName} pode voltar a pedir: {reason}.',
      '{companyName} снова может заказывать: {reason}.',
    ),
  ),
} satisfies Record<string, Message>;
