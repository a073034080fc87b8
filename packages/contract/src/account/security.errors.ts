import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused to whoever changes his mobile or mailbox. */
export const securityErrors = failures('account', {
  proof_required: {
    words: words(
      '请先验证身份',
      'Please prove first that this is you',
      'Prouvez d’abord votre identité',
      'Demuestre antes su identidad',
      'Comprove antes a sua identidade',
      'Сначала подтвердите, что это вы',
    ),
  },
  own_password_wrong: {
    words: words(
      '登录密码不正确',
      'The password is wrong',
      'Le mot de passe est incorrect',
      'La contraseña es incorrecta',
      'A senha está incorreta',
      'Пароль неверен',
    ),
  },
  mobile_same: {
    words: words(
      '这就是当前绑定的手机号',
      'This is your number already',
      'C’est déjà votre numéro',
      'Ese ya es su número',
      'Este já é o seu número',
      'Это уже ваш номер',
    ),
  },
  mobile_used: {
    words: words(
      '该手机号已注册，不能再绑定',
      'This number is registered already and cannot be bound',
      'Ce numéro est déjà inscrit et ne peut pas être associé',
      'Este número ya está registrado y no puede vincularse',
      'Este número já está cadastrado e não pode ser vinculado',
      'Номер уже зарегистрирован, привязать его нельзя',
    ),
  },
  email_required: {
    words: words(
      '请输入邮箱',
      'Please enter your e-mail',
      'Saisissez votre e-mail',
      'Introduzca su correo',
      'Informe o e-mail',
      'Введите эл. почту',
    ),
  },
  email_wrong: {
    words: words(
      '邮箱格式不正确',
      'This is no e-mail address',
      'Adresse e-mail incorrecte',
      'Dirección de correo incorrecta',
      'Endereço de e-mail incorreto',
      'Неверный адрес эл. почты',
    ),
  },
  email_same: {
    words: words(
      '这就是当前绑定的邮箱',
      'This is your e-mail already',
      'C’est déjà votre e-mail',
      'Ese ya es su correo',
      'Este já é o seu e-mail',
      'Это уже ваша эл. почта',
    ),
  },
  email_taken: {
    words: words(
      '该邮箱已绑定其他账号',
      'This e-mail belongs to another account',
      'Cet e-mail appartient à un autre compte',
      'Este correo pertenece a otra cuenta',
      'Este e-mail pertence a outra conta',
      'Эта почта привязана к другой учётной записи',
    ),
  },
  email_too_soon: {
    words: words(
      '验证邮件已发送，请{seconds}秒后再试',
      'A mail was sent, please wait {seconds} seconds',
      'E-mail envoyé, attendez {seconds} secondes',
      'Correo enviado, espere {seconds} segundos',
      'E-mail enviado, aguarde {seconds} segundos',
      'Письмо отправлено, подождите {seconds} с',
    ),
  },
  email_too_many: {
    words: words(
      '验证邮件发送次数过多，请稍后再试',
      'Too many mails were sent, please try later',
      'Trop d’e-mails envoyés, réessayez plus tard',
      'Se enviaron demasiados correos, pruebe más tarde',
      'Muitos e-mails enviados, tente mais tarde',
      'Отправлено слишком много писем, попробуйте позже',
    ),
  },
  email_not_sent: {
    words: words(
      '邮件发送失败，请稍后重试',
      'The mail could not be sent, please try later',
      'Envoi de l’e-mail impossible, réessayez plus tard',
      'No se pudo enviar el correo, pruebe más tarde',
      'Não foi possível enviar o e-mail, tente mais tarde',
      'Не удалось отправить письмо, попробуйте позже',
    ),
  },
  email_link_wrong: {
    words: words(
      '链接无效，请从邮件中重新打开',
      'This link is not valid, please open it from the mail again',
      'Lien non valide, rouvrez-le depuis l’e-mail',
      'El enlace no es válido, ábralo de nuevo desde el correo',
      'Link inválido, abra-o de novo a partir do e-mail',
      'Ссылка недействительна, откройте её из письма ещё раз',
    ),
  },
  email_link_used: {
    words: words(
      '链接已使用过',
      'This link was used already',
      'Ce lien a déjà été utilisé',
      'Este enlace ya se usó',
      'Este link já foi usado',
      'Ссылка уже использована',
    ),
  },
  email_link_expired: {
    words: words(
      '链接已失效，请重新发送验证邮件',
      'This link has expired, please ask for another mail',
      'Ce lien a expiré, demandez un nouvel e-mail',
      'El enlace ha caducado, pida otro correo',
      'O link expirou, peça outro e-mail',
      'Срок ссылки истёк, запросите новое письмо',
    ),
  },
  email_link_other: {
    words: words(
      '该链接属于另一个账号',
      'This link belongs to another account',
      'Ce lien appartient à un autre compte',
      'Este enlace pertenece a otra cuenta',
      'Este link pertence a outra conta',
      'Ссылка относится к другой учётной записи',
    ),
  },
});
