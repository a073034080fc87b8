import { type Words, words } from '../kernel/language.ts';
import type { Message } from './message-kinds.ts';

const ofAccount = (title: Words, body: Words, url = '/personalCenterBase/securitySetting'): Message => ({
  kind: 'system',
  url,
  act: 'security',
  title,
  body,
});

const closingPage = '/personalCenterBase/closeAccount';

const mobileChanged = words(
  '登录手机号已更换',
  'Your mobile number was changed',
  'Votre numéro de mobile a été changé',
  'Su número de móvil ha cambiado',
  'Seu número de celular foi alterado',
  'Ваш номер телефона изменён',
);
const emailChanged = words(
  '绑定邮箱已变更',
  'Your e-mail was changed',
  'Votre e-mail a été changé',
  'Su correo ha cambiado',
  'Seu e-mail foi alterado',
  'Ваша эл. почта изменена',
);

/** What a member hears of the keys to his account. `…_left` goes to what he left, where a thief would not look. */
export const accountMessages = {
  'account.password_changed': ofAccount(
    words(
      '登录密码已修改',
      'Your password was changed',
      'Votre mot de passe a été modifié',
      'Su contraseña ha cambiado',
      'Sua senha foi alterada',
      'Ваш пароль изменён',
    ),
    words(
      '其他设备上的登录已全部退出。如非本人操作，请立即找回密码并联系客服。',
      'All other devices were signed out. If this was not you, reset the password at once and ask our service.',
      'Tous les autres appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez aussitôt le mot de passe et contactez notre service.',
      'Se cerró la sesión en los demás dispositivos. Si no fue usted, restablezca la contraseña de inmediato y contacte con nosotros.',
      'Os demais dispositivos foram desconectados. Se não foi você, redefina a senha imediatamente e fale com o atendimento.',
      'На всех других устройствах выполнен выход. Если это были не вы, сразу восстановите пароль и обратитесь в поддержку.',
    ),
  ),
  'account.mobile_changed': ofAccount(
    mobileChanged,
    words(
      '新的登录手机号为 {mobile}，其他设备上的登录已全部退出。如非本人操作，请立即联系客服。',
      'You sign in with {mobile} from now on. All other devices were signed out. If this was not you, ask our service at once.',
      'Vous vous connectez désormais avec le {mobile}. Tous les autres appareils ont été déconnectés. Si ce n’était pas vous, contactez aussitôt notre service.',
      'Desde ahora inicia sesión con {mobile}. Se cerró la sesión en los demás dispositivos. Si no fue usted, contacte de inmediato con nosotros.',
      'De agora em diante você entra com {mobile}. Os demais dispositivos foram desconectados. Se não foi você, fale imediatamente com o atendimento.',
      'Теперь вход по номеру {mobile}. На всех других устройствах выполнен выход. Если это были не вы, сразу обратитесь в поддержку.',
    ),
  ),
  'account.mobile_left': ofAccount(
    mobileChanged,
    words(
      '您的账号已改用 {mobile} 登录，本手机号不能再登录。如非本人操作，请立即联系客服。',
      'Your account is signed in to with {mobile} now, and no longer with this number. If this was not you, ask our service at once.',
      'On se connecte désormais à votre compte avec le {mobile}, et non plus avec ce numéro. Si ce n’était pas vous, contactez aussitôt notre service.',
      'A su cuenta se accede ahora con {mobile} y ya no con este número. Si no fue usted, contacte de inmediato con nosotros.',
      'Sua conta agora é acessada com {mobile}, e não mais com este número. Se não foi você, fale imediatamente com o atendimento.',
      'Вход в вашу учётную запись теперь по номеру {mobile}, а не по этому. Если это были не вы, сразу обратитесь в поддержку.',
    ),
    '',
  ),
  'account.email_changed': ofAccount(
    emailChanged,
    words(
      '绑定邮箱现为 {email}。如非本人操作，请立即修改密码并联系客服。',
      'Your e-mail is {email} now. If this was not you, change the password at once and ask our service.',
      'Votre e-mail est désormais {email}. Si ce n’était pas vous, changez aussitôt le mot de passe et contactez notre service.',
      'Su correo es ahora {email}. Si no fue usted, cambie la contraseña de inmediato y contacte con nosotros.',
      'Seu e-mail agora é {email}. Se não foi você, altere a senha imediatamente e fale com o atendimento.',
      'Теперь ваша почта {email}. Если это были не вы, сразу смените пароль и обратитесь в поддержку.',
    ),
  ),
  'account.email_left': ofAccount(
    emailChanged,
    words(
      '您的账号已改绑邮箱 {email}，此邮箱不再接收商城消息。如非本人操作，请立即修改密码并联系客服。',
      'Your account uses {email} now, and this mailbox hears no more of it. If this was not you, change the password at once and ask our service.',
      'Votre compte utilise désormais {email} et cette boîte n’en reçoit plus rien. Si ce n’était pas vous, changez aussitôt le mot de passe et contactez notre service.',
      'Su cuenta usa ahora {email} y este buzón ya no recibe avisos. Si no fue usted, cambie la contraseña de inmediato y contacte con nosotros.',
      'Sua conta agora usa {email} e esta caixa não recebe mais avisos. Se não foi você, altere a senha imediatamente e fale com o atendimento.',
      'Теперь учётная запись использует {email}, сюда сообщения больше не приходят. Если это были не вы, сразу смените пароль и обратитесь в поддержку.',
    ),
    '',
  ),
  'account.social_bound': ofAccount(
    words(
      '已绑定社交账号',
      'A social account was bound',
      'Un compte social a été associé',
      'Se ha vinculado una cuenta social',
      'Uma conta social foi vinculada',
      'Привязан социальный аккаунт',
    ),
    words(
      '社交账号“{name}”现在可以扫码登录。如非本人操作，请立即在账号安全中解绑并修改密码。',
      'The social account “{name}” can sign in by a scan now. If this was not you, unbind it under security at once and change the password.',
      'Le compte social « {name} » peut désormais se connecter par un scan. Si ce n’était pas vous, dissociez-le aussitôt et changez le mot de passe.',
      'La cuenta social «{name}» puede entrar ahora escaneando. Si no fue usted, desvincúlela de inmediato y cambie la contraseña.',
      'A conta social “{name}” agora pode entrar pela leitura do código. Se não foi você, desvincule-a imediatamente e altere a senha.',
      'Аккаунт «{name}» теперь может входить по сканированию. Если это были не вы, сразу отвяжите его и смените пароль.',
    ),
  ),
  'account.social_dropped': ofAccount(
    words(
      '已解绑社交账号',
      'The social account was unbound',
      'Le compte social a été dissocié',
      'Se ha desvinculado la cuenta social',
      'A conta social foi desvinculada',
      'Социальный аккаунт отвязан',
    ),
    words(
      '社交账号“{name}”不能再扫码登录。如非本人操作，请立即修改密码并联系客服。',
      'The social account “{name}” can no longer sign in. If this was not you, change the password at once and ask our service.',
      'Le compte social « {name} » ne peut plus se connecter. Si ce n’était pas vous, changez aussitôt le mot de passe et contactez notre service.',
      'La cuenta social «{name}» ya no puede entrar. Si no fue usted, cambie la contraseña de inmediato y contacte con nosotros.',
      'A conta social “{name}” não pode mais entrar. Se não foi você, altere a senha imediatamente e fale com o atendimento.',
      'Аккаунт «{name}» больше не может входить. Если это были не вы, сразу смените пароль и обратитесь в поддержку.',
    ),
  ),
  'account.partner_linked': ofAccount(
    words(
      '已关联合作平台',
      'A partner was linked',
      'Un partenaire a été lié',
      'Se ha vinculado un socio',
      'Um parceiro foi vinculado',
      'Привязан партнёр',
    ),
    words(
      '您在“{name}”的账号现在可以登录本账号。如非本人操作，请立即在账号安全中解除关联并修改密码。',
      'Your account with “{name}” can sign in here now. If this was not you, unlink it under security at once and change the password.',
      'Votre compte chez « {name} » peut désormais se connecter ici. Si ce n’était pas vous, déliez-le aussitôt et changez le mot de passe.',
      'Su cuenta en «{name}» puede entrar ahora aquí. Si no fue usted, desvincúlela de inmediato y cambie la contraseña.',
      'Sua conta em “{name}” agora pode entrar aqui. Se não foi você, desvincule-a imediatamente e altere a senha.',
      'Ваш аккаунт у «{name}» теперь может входить сюда. Если это были не вы, сразу отвяжите его и смените пароль.',
    ),
  ),
  'account.partner_dropped': ofAccount(
    words(
      '已解除合作平台关联',
      'The partner was unlinked',
      'Le partenaire a été délié',
      'Se ha desvinculado el socio',
      'O parceiro foi desvinculado',
      'Партнёр отвязан',
    ),
    words(
      '“{name}”的账号不再与本账号关联。如非本人操作，请立即修改密码并联系客服。',
      'Your account is no longer linked with “{name}”. If this was not you, change the password at once and ask our service.',
      'Votre compte n’est plus lié à « {name} ». Si ce n’était pas vous, changez aussitôt le mot de passe et contactez notre service.',
      'Su cuenta ya no está vinculada con «{name}». Si no fue usted, cambie la contraseña de inmediato y contacte con nosotros.',
      'Sua conta não está mais vinculada a “{name}”. Se não foi você, altere a senha imediatamente e fale com o atendimento.',
      'Ваша учётная запись больше не связана с «{name}». Если это были не вы, сразу смените пароль и обратитесь в поддержку.',
    ),
  ),
  'account.closing_asked': ofAccount(
    words(
      '已申请注销账号',
      'Your account is to be closed',
      'Votre compte va être fermé',
      'Su cuenta se va a cerrar',
      'Sua conta será encerrada',
      'Ваша учётная запись будет закрыта',
    ),
    words(
      '账号将于 {dueDate} 注销，在此之前登录即可撤回。如非本人操作，请立即撤回并修改密码。',
      'It will be closed on {dueDate}; until then sign in to keep it. If this was not you, take it back and change the password at once.',
      'Il sera fermé le {dueDate} ; d’ici là, connectez-vous pour le garder. Si ce n’était pas vous, annulez et changez aussitôt le mot de passe.',
      'Se cerrará el {dueDate}; hasta entonces inicie sesión para conservarla. Si no fue usted, retírelo y cambie la contraseña de inmediato.',
      'Ela será encerrada em {dueDate}; até lá, entre para mantê-la. Se não foi você, cancele e altere a senha imediatamente.',
      'Она будет закрыта {dueDate}; до этого войдите, чтобы сохранить её. Если это были не вы, сразу отмените и смените пароль.',
    ),
    closingPage,
  ),
  'account.closing_stopped': ofAccount(
    words(
      '账号未注销',
      'Your account was not closed',
      'Votre compte n’a pas été fermé',
      'Su cuenta no se ha cerrado',
      'Sua conta não foi encerrada',
      'Ваша учётная запись не закрыта',
    ),
    words(
      '到期时还有 {count} 项未办结，注销申请已终止。办结后可以重新申请。',
      'When the time came, {count} matters were open, so the closing was stopped. You can ask again once they are ended.',
      'À l’échéance, {count} opérations étaient en cours : la fermeture est arrêtée. Vous pourrez la redemander ensuite.',
      'Al llegar el plazo había {count} asuntos abiertos y el cierre se detuvo. Podrá pedirlo de nuevo cuando terminen.',
      'Ao chegar o prazo havia {count} pendências e o encerramento foi interrompido. Peça de novo quando concluídas.',
      'К сроку оставалось незавершённых дел: {count}, закрытие остановлено. Завершив их, вы сможете запросить его снова.',
    ),
    closingPage,
  ),
  'account.closed': ofAccount(
    words(
      '账号已注销',
      'Your account was closed',
      'Votre compte est fermé',
      'Su cuenta se ha cerrado',
      'Sua conta foi encerrada',
      'Ваша учётная запись закрыта',
    ),
    words(
      '您的账号和个人信息已删除，依法须保留的交易记录除外。本手机号可以重新注册。',
      'Your account and what we knew of you are gone, except for the records of trade that the law has us keep. This number can be registered anew.',
      'Votre compte et vos données sont effacés, hors les pièces commerciales que la loi impose de garder. Ce numéro peut être réinscrit.',
      'Su cuenta y sus datos se han borrado, salvo los registros comerciales que exige la ley. Este número puede registrarse de nuevo.',
      'Sua conta e seus dados foram apagados, salvo os registros comerciais que a lei exige. Este número pode ser cadastrado de novo.',
      'Учётная запись и ваши данные удалены, кроме торговых документов, которые требует хранить закон. Номер можно зарегистрировать снова.',
    ),
    '',
  ),
} satisfies Record<string, Message>;
