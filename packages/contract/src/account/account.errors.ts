import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

export const accountErrors = failures('account', {
  mobile_required: {
    words: words(
      '请输入手机号码',
      'Please enter your mobile number',
      'Saisissez votre numéro de mobile',
      'Introduzca su número de móvil',
      'Informe o número do celular',
      'Введите номер телефона',
    ),
  },
  mobile_wrong: {
    words: words(
      '手机号码格式不正确',
      'Wrong phone number',
      'Numéro de téléphone incorrect',
      'Número de teléfono incorrecto',
      'Número de telefone incorreto',
      'Неверный номер телефона',
    ),
  },
  mobile_taken: {
    words: words(
      '该手机号已注册，请直接登录',
      'This number is registered already, please sign in',
      'Ce numéro est déjà inscrit, connectez-vous',
      'Este número ya está registrado, inicie sesión',
      'Este número já está cadastrado, entre',
      'Номер уже зарегистрирован, войдите',
    ),
  },
  name_required: {
    words: words(
      '请输入用户名',
      'Please enter a user name',
      'Saisissez un nom d’utilisateur',
      'Introduzca un nombre de usuario',
      'Informe o nome de usuário',
      'Введите имя пользователя',
    ),
  },
  name_long: {
    words: words(
      '用户名最多40个字符',
      'At most 40 characters',
      '40 caractères au plus',
      'Como máximo 40 caracteres',
      'No máximo 40 caracteres',
      'Не более 40 символов',
    ),
  },
  password_required: {
    words: words(
      '请输入密码',
      'Please enter the password',
      'Saisissez le mot de passe',
      'Introduzca la contraseña',
      'Informe a senha',
      'Введите пароль',
    ),
  },
  password_format: {
    words: words(
      '请输入10-20位字符，包含数字、大小写字母以及特殊字符',
      'Use 10-20 characters with digits, upper and lower case letters and special characters',
      'Saisissez 10 à 20 caractères avec chiffres, majuscules, minuscules et caractères spéciaux',
      'Use de 10 a 20 caracteres con dígitos, mayúsculas, minúsculas y caracteres especiales',
      'Use de 10 a 20 caracteres com dígitos, maiúsculas, minúsculas e caracteres especiais',
      'От 10 до 20 символов: цифры, заглавные и строчные буквы, спецсимволы',
    ),
  },
  password_same: {
    words: words(
      '新密码与旧密码不能一样',
      'The new password must differ from the old one',
      'Le nouveau mot de passe doit différer de l’ancien',
      'La nueva contraseña debe ser distinta de la anterior',
      'A nova senha deve ser diferente da antiga',
      'Новый пароль должен отличаться от старого',
    ),
  },
  password_has_name: {
    words: words(
      '密码中不能包含用户名',
      'The password may not contain the user name',
      'Le mot de passe ne doit pas contenir le nom d’utilisateur',
      'La contraseña no puede contener el nombre de usuario',
      'A senha não pode conter o nome de usuário',
      'Пароль не должен содержать имя пользователя',
    ),
  },
  password_has_mobile: {
    words: words(
      '密码中不能包含手机号',
      'The password may not contain the mobile number',
      'Le mot de passe ne doit pas contenir le numéro de mobile',
      'La contraseña no puede contener el móvil',
      'A senha não pode conter o celular',
      'Пароль не должен содержать номер телефона',
    ),
  },
  password_repeat: {
    words: words(
      '两次输入的密码不一致',
      'The two passwords differ',
      'Les deux mots de passe diffèrent',
      'Las contraseñas no coinciden',
      'As senhas não coincidem',
      'Пароли не совпадают',
    ),
  },
  password_outdated: {
    words: words(
      '密码已过期，请先修改密码',
      'Your password is outdated, please change it first',
      'Votre mot de passe a expiré, changez-le d’abord',
      'Su contraseña ha caducado, cámbiela primero',
      'Sua senha expirou, altere-a primeiro',
      'Пароль устарел, сначала смените его',
    ),
  },
  password_fresh: {
    words: words(
      '密码没有过期，请登录后在账号安全里修改',
      'Your password is not outdated, please sign in and change it there',
      'Votre mot de passe est encore valable, connectez-vous pour le changer',
      'Su contraseña sigue vigente, entre y cámbiela allí',
      'Sua senha ainda vale, entre e altere-a lá',
      'Пароль ещё действует, войдите и смените его там',
    ),
  },
  sign_in_wrong: {
    words: words(
      '手机号或密码错误',
      'Wrong mobile number or password',
      'Numéro ou mot de passe incorrect',
      'Móvil o contraseña incorrectos',
      'Celular ou senha incorretos',
      'Неверный номер или пароль',
    ),
  },
  old_password_wrong: {
    words: words(
      '原密码不正确',
      'The old password is wrong',
      'L’ancien mot de passe est incorrect',
      'La contraseña anterior es incorrecta',
      'A senha antiga está incorreta',
      'Старый пароль неверен',
    ),
  },
  sign_wrong: {
    words: words(
      '登录签名不正确，请刷新重试',
      'The sign-in could not be verified, please refresh and try again',
      'Connexion non vérifiée, actualisez et réessayez',
      'No se pudo verificar el acceso, actualice e inténtelo de nuevo',
      'Não foi possível verificar o acesso, atualize e tente de novo',
      'Не удалось проверить вход, обновите страницу и повторите',
    ),
  },
  sign_in_locked: {
    words: words(
      '失败次数过多，请{minutes}分钟后再试',
      'Too many failures, please try again in {minutes} minutes',
      'Trop d’échecs, réessayez dans {minutes} minutes',
      'Demasiados fallos, inténtelo en {minutes} minutos',
      'Muitas falhas, tente em {minutes} minutos',
      'Слишком много ошибок, повторите через {minutes} мин.',
    ),
  },
  captcha_required: {
    words: words(
      '请输入图形验证码',
      'Please enter the characters in the picture',
      'Saisissez les caractères de l’image',
      'Introduzca los caracteres de la imagen',
      'Informe os caracteres da imagem',
      'Введите символы с картинки',
    ),
  },
  captcha_wrong: {
    words: words(
      '图形验证码错误或已过期',
      'Wrong or expired picture code',
      'Code de l’image incorrect ou expiré',
      'Código de la imagen incorrecto o caducado',
      'Código da imagem incorreto ou expirado',
      'Неверный или просроченный код с картинки',
    ),
  },
  slider_required: {
    words: words(
      '请点击按钮验证图形验证码',
      'Please verify with the slider first',
      'Vérifiez d’abord avec le curseur',
      'Verifique antes con el deslizador',
      'Verifique antes com o controle deslizante',
      'Сначала пройдите проверку ползунком',
    ),
  },
  slider_wrong: {
    words: words(
      '拼图位置不正确，请重试',
      'The piece is not in place, please try again',
      'La pièce n’est pas en place, réessayez',
      'La pieza no encaja, inténtelo de nuevo',
      'A peça não está no lugar, tente de novo',
      'Деталь не на месте, попробуйте ещё раз',
    ),
  },
  code_required: {
    words: words(
      '请输入短信验证码',
      'Please enter the SMS code',
      'Saisissez le code reçu par SMS',
      'Introduzca el código SMS',
      'Informe o código SMS',
      'Введите код из SMS',
    ),
  },
  code_wrong: {
    words: words(
      '短信验证码错误或已过期',
      'Wrong or expired SMS code',
      'Code SMS incorrect ou expiré',
      'Código SMS incorrecto o caducado',
      'Código SMS incorreto ou expirado',
      'Неверный или просроченный код из SMS',
    ),
  },
  code_too_soon: {
    words: words(
      '验证码已发送，请{seconds}秒后再试',
      'A code was sent, please wait {seconds} seconds',
      'Code envoyé, attendez {seconds} secondes',
      'Código enviado, espere {seconds} segundos',
      'Código enviado, aguarde {seconds} segundos',
      'Код отправлен, подождите {seconds} с',
    ),
  },
  code_too_many: {
    words: words(
      '验证码发送次数过多，请稍后再试',
      'Too many codes were sent, please try later',
      'Trop de codes envoyés, réessayez plus tard',
      'Se enviaron demasiados códigos, pruebe más tarde',
      'Muitos códigos enviados, tente mais tarde',
      'Отправлено слишком много кодов, попробуйте позже',
    ),
  },
  code_not_sent: {
    words: words(
      '短信发送失败，请稍后重试',
      'The SMS could not be sent, please try later',
      'Envoi du SMS impossible, réessayez plus tard',
      'No se pudo enviar el SMS, pruebe más tarde',
      'Não foi possível enviar o SMS, tente mais tarde',
      'Не удалось отправить SMS, попробуйте позже',
    ),
  },
  agreement_required: {
    words: words(
      '请先阅读并同意用户协议',
      'Please read and accept the agreement first',
      'Lisez et acceptez d’abord la convention',
      'Lea y acepte antes el acuerdo',
      'Leia e aceite antes o acordo',
      'Сначала прочитайте и примите соглашение',
    ),
  },
  agreement_changed: {
    words: words(
      '协议刚刚又有更新，请重新阅读后同意',
      'The agreement has just changed again, please read it once more',
      'La convention vient encore de changer, relisez-la',
      'El acuerdo acaba de cambiar de nuevo, léalo otra vez',
      'O acordo acabou de mudar de novo, leia-o outra vez',
      'Соглашение только что снова изменилось, прочитайте его ещё раз',
    ),
  },
  disabled: {
    words: words(
      '账号已停用，请联系客服',
      'This account is disabled, please contact the service',
      'Ce compte est désactivé, contactez le service',
      'Esta cuenta está desactivada, contacte con el servicio',
      'Conta desativada, contate o atendimento',
      'Учётная запись отключена, обратитесь в поддержку',
    ),
  },
});
