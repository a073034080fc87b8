import { words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

/** What a company's administrators hear of its own systems: at the open interface, and who says who its people are. */
export const openMessages = {
  'open.hook_failed': {
    kind: 'system',
    url: '/personalCenterBase/openInterface?tab=hooks',
    act: 'see',
    title: words(
      '消息推送已停用',
      'A webhook was switched off',
      'Un webhook a été désactivé',
      'Se desactivó un webhook',
      'Um webhook foi desativado',
      'Веб-хук отключён',
    ),
    body: words(
      '“{name}” 连续三天没有接收任何消息，已停止推送。修复后重新打开，未送达的消息会按顺序补发。',
      '“{name}” has taken nothing for three days and is switched off. Switch it on again once it is mended: what was not taken follows in order.',
      '« {name} » n’a rien accepté depuis trois jours et est désactivé. Réactivez-le une fois réparé : le reste suivra dans l’ordre.',
      '«{name}» no aceptó nada en tres días y se desactivó. Actívelo de nuevo cuando esté reparado: lo pendiente seguirá en orden.',
      '“{name}” não aceitou nada em três dias e foi desativado. Reative-o quando estiver reparado: o pendente seguirá em ordem.',
      '«{name}» три дня ничего не принимает и отключён. Включите его после починки: недоставленное придёт по порядку.',
    ),
  },
  'open.hook_silent': {
    kind: 'system',
    url: '/personalCenterBase/openInterface?tab=hooks',
    act: 'see',
    title: words(
      '消息推送已静默',
      'A webhook fell silent',
      'Un webhook est devenu muet',
      'Un webhook quedó en silencio',
      'Um webhook ficou em silêncio',
      'Веб-хук замолчал',
    ),
    body: words(
      '“{name}” 的创建人已无权查看其推送的内容，推送已暂停。有权限的管理员重新打开后由其负责，期间的消息会按顺序补发。',
      'Who made “{name}” may not see any more what it tells, so it is silent. An administrator who may switches it on and answers for it: what was told meanwhile follows in order.',
      'La personne qui a créé « {name} » n’a plus accès à ce qu’il transmet : il est muet. Un administrateur autorisé peut le réactiver et en répond ; le reste suivra dans l’ordre.',
      'Quien creó «{name}» ya no puede ver lo que transmite y está en silencio. Un administrador con permiso puede activarlo y responde por él: lo pendiente seguirá en orden.',
      'Quem criou “{name}” já não pode ver o que ele transmite e ele está em silêncio. Um administrador autorizado pode ativá-lo e responde por ele: o pendente seguirá em ordem.',
      'Создатель «{name}» больше не вправе видеть то, что передаётся, и веб-хук молчит. Администратор с правами может включить его и отвечает за него: остальное придёт по порядку.',
    ),
  },
  'identity.approved': {
    kind: 'system',
    url: '/personalCenterBase/companyIdentity',
    act: 'see',
    title: words(
      '企业身份平台已核准',
      'Your identity provider was approved',
      'Votre fournisseur d’identité est approuvé',
      'Se aprobó su proveedor de identidad',
      'O seu provedor de identidade foi aprovado',
      'Ваш провайдер идентификации одобрен',
    ),
    body: words(
      '域名 {domain} 已核准，企业人员现在可以用自己的身份平台登录。',
      'The domain {domain} was approved: your people can sign in by your own provider from now on.',
      'Le domaine {domain} est approuvé : vos collaborateurs peuvent se connecter par votre fournisseur.',
      'Se aprobó el dominio {domain}: su personal ya puede entrar con su propio proveedor.',
      'O domínio {domain} foi aprovado: o seu pessoal já pode entrar pelo próprio provedor.',
      'Домен {domain} одобрен: сотрудники могут входить через вашего провайдера.',
    ),
  },
  'identity.refused': {
    kind: 'system',
    url: '/personalCenterBase/companyIdentity',
    act: 'see',
    title: words(
      '企业身份平台未获核准',
      'Your identity provider was not approved',
      'Votre fournisseur d’identité n’est pas approuvé',
      'No se aprobó su proveedor de identidad',
      'O seu provedor de identidade não foi aprovado',
      'Ваш провайдер идентификации не одобрен',
    ),
    body: words(
      '域名 {domain} 未获核准：{reason}。企业人员不能由身份平台登录，改正后保存即可再次提交。',
      'The domain {domain} was not approved: {reason}. Nobody signs in by your provider; save it again once it is put right.',
      'Le domaine {domain} n’est pas approuvé : {reason}. Personne n’entre par votre fournisseur ; enregistrez à nouveau après correction.',
      'No se aprobó el dominio {domain}: {reason}. Nadie entra con su proveedor; guárdelo de nuevo una vez corregido.',
      'O domínio {domain} não foi aprovado: {reason}. Ninguém entra pelo seu provedor; salve de novo depois de corrigir.',
      'Домен {domain} не одобрен: {reason}. Вход через вашего провайдера закрыт; исправьте и сохраните снова.',
    ),
  },
} as const satisfies Record<string, Message>;
