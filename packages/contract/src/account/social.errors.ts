import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What a scan can come to besides a sign-in. The two codes of their own are the agreement's. */
export const socialErrors = failures('account', {
  /** The page goes to bind a mobile then; what it needs for that stands in the answer. */
  social_unbound: {
    code: 1017,
    words: words(
      '该社交账号尚未绑定手机，请先绑定',
      'This social account has no mobile number yet, please bind one first',
      'Ce compte social n’a pas encore de mobile, associez-en un',
      'Esta cuenta social aún no tiene móvil, vincúlelo primero',
      'Esta conta social ainda não tem celular, vincule um',
      'К этому аккаунту ещё не привязан номер, сначала привяжите его',
    ),
  },
  social_code_gone: {
    code: 1014,
    words: words(
      '扫码结果已失效，请刷新二维码后重新扫码',
      'This scan is no longer valid, refresh the code and scan again',
      'Ce scan n’est plus valable, actualisez le code et recommencez',
      'Este escaneo ya no es válido, actualice el código y repita',
      'Esta leitura não é mais válida, atualize o código e leia de novo',
      'Сканирование устарело, обновите код и повторите',
    ),
  },
  social_state_wrong: {
    words: words(
      '扫码登录不是从本页面发起，请在本页面重新扫码',
      'This sign-in was not started on this page, please scan again here',
      'Cette connexion n’a pas été lancée ici, scannez de nouveau',
      'Este acceso no se inició en esta página, escanee de nuevo aquí',
      'Este acesso não foi iniciado nesta página, leia o código de novo aqui',
      'Вход начат не на этой странице, отсканируйте код здесь ещё раз',
    ),
  },
  social_away: {
    words: words(
      '社交平台暂时没有响应，请稍后再试或使用账号登录',
      'The social platform does not answer, try later or sign in by account',
      'La plateforme sociale ne répond pas, réessayez ou utilisez votre compte',
      'La plataforma social no responde, inténtelo luego o use su cuenta',
      'A plataforma social não responde, tente depois ou entre com a conta',
      'Социальная платформа не отвечает, повторите позже или войдите по учётной записи',
    ),
  },
  social_ticket_gone: {
    words: words(
      '绑定已超时，请返回登录页重新扫码',
      'The time to bind is over, go back to sign-in and scan again',
      'Le délai est écoulé, revenez à la connexion et scannez de nouveau',
      'El plazo ha terminado, vuelva al acceso y escanee de nuevo',
      'O prazo terminou, volte à entrada e leia o código de novo',
      'Время привязки истекло, вернитесь ко входу и отсканируйте снова',
    ),
  },
  social_taken: {
    words: words(
      '该手机号的账号已绑定其他社交账号，请先在账号安全中解绑',
      'The account of this number has another social account, unbind that one first under security',
      'Le compte de ce numéro a un autre compte social, dissociez-le d’abord dans la sécurité',
      'La cuenta de este número ya tiene otra cuenta social, desvincúlela antes en seguridad',
      'A conta deste número já tem outra conta social, desvincule-a antes em segurança',
      'К учётной записи этого номера привязан другой аккаунт, сначала отвяжите его в разделе безопасности',
    ),
  },
  social_none: {
    words: words(
      '当前账号没有绑定社交账号',
      'No social account is bound',
      'Aucun compte social n’est associé',
      'No hay cuenta social vinculada',
      'Nenhuma conta social está vinculada',
      'Социальный аккаунт не привязан',
    ),
  },
});
