import { failures } from '../kernel/errors.ts';
import { words } from '../kernel/language.ts';

/** What is refused at the doors behind the counter. */
export const counterErrors = failures('account', {
  sellers_door: {
    words: words(
      '这是商家账号，请到商家中心登录',
      'This is a seller’s account, please sign in at the seller site',
      'C’est un compte vendeur, connectez-vous au site vendeur',
      'Es una cuenta de vendedor, entre en el sitio de vendedores',
      'É uma conta de vendedor, entre no site do vendedor',
      'Это учётная запись продавца, войдите на сайт продавца',
    ),
  },
  operators_door: {
    words: words(
      '这是运营账号，请到运营后台登录',
      'This is an operator’s account, please sign in at the operations site',
      'C’est un compte d’exploitation, connectez-vous à son site',
      'Es una cuenta de operaciones, entre en su sitio',
      'É uma conta de operações, entre no site dela',
      'Это учётная запись оператора, войдите на операционный сайт',
    ),
  },
  buyers_door: {
    words: words(
      '这是买家账号，请到商城登录',
      'This is a buyer’s account, please sign in at the mall',
      'C’est un compte acheteur, connectez-vous au magasin',
      'Es una cuenta de comprador, entre en la tienda',
      'É uma conta de comprador, entre na loja',
      'Это учётная запись покупателя, войдите в магазин',
    ),
  },
  frozen: {
    words: words(
      '账号已被商城冻结：{reason}。如有疑问请联系客服',
      'The mall has frozen this account: {reason}. Please contact the service if in doubt',
      'Compte gelé par le magasin : {reason}. Contactez le service en cas de doute',
      'Cuenta congelada por la tienda: {reason}. Contacte con el servicio si tiene dudas',
      'Conta congelada pela loja: {reason}. Contate o atendimento em caso de dúvida',
      'Учётная запись заблокирована: {reason}. При вопросах обратитесь в поддержку',
    ),
  },
  reason_required: {
    words: words('请写明原因', 'Please say why', 'Indiquez pourquoi', 'Diga por qué', 'Diga o motivo', 'Укажите причину'),
  },
  not_yourself: {
    words: words(
      '不能对自己的账号这样做',
      'Not to your own account',
      'Pas à votre propre compte',
      'No con su propia cuenta',
      'Não com a sua própria conta',
      'Нельзя со своей учётной записью',
    ),
  },
  colleagues_refused: {
    words: words(
      '处理运营人员的账号需要“管理平台人员”权限',
      'Accounts of the mall’s staff need the right to manage staff',
      'Les comptes du personnel exigent le droit de le gérer',
      'Las cuentas del personal requieren el permiso de gestionarlo',
      'Contas do pessoal exigem o direito de gerenciá-lo',
      'Для записей сотрудников нужно право управлять ими',
    ),
  },
  last_operator: {
    words: words(
      '至少要留一位能管理平台人员的运营账号',
      'Somebody must be left who can manage the staff',
      'Quelqu’un doit pouvoir gérer le personnel',
      'Alguien debe poder gestionar el personal',
      'Alguém deve poder gerenciar o pessoal',
      'Кто-то должен мочь управлять сотрудниками',
    ),
  },
  already_so: {
    words: words(
      '状态已经变了，请刷新查看',
      'It has changed meanwhile, please look again',
      'Cela a changé entre-temps, regardez à nouveau',
      'Ha cambiado entretanto, mire de nuevo',
      'Mudou nesse meio-tempo, veja de novo',
      'Уже изменилось, посмотрите ещё раз',
    ),
  },
  ticket_gone: {
    words: words(
      '登录步骤已过期，请重新输入密码',
      'This sign-in has expired, please enter the password again',
      'Cette connexion a expiré, saisissez à nouveau le mot de passe',
      'Este inicio ha caducado, introduzca de nuevo la contraseña',
      'Este acesso expirou, informe a senha de novo',
      'Время входа истекло, введите пароль снова',
    ),
  },
  factor_required: {
    words: words('请输入动态码', 'Please enter the code', 'Saisissez le code', 'Introduzca el código', 'Informe o código', 'Введите код'),
  },
  factor_malformed: {
    words: words(
      '动态码是 6 位数字，恢复码是 10 位字母和数字',
      'A code has 6 digits, a recovery code 10 letters and digits',
      'Un code a 6 chiffres, un code de secours 10 signes',
      'El código tiene 6 cifras; el de recuperación, 10 signos',
      'O código tem 6 dígitos; o de recuperação, 10 caracteres',
      'В коде 6 цифр, в резервном коде 10 букв и цифр',
    ),
  },
  factor_wrong: {
    words: words(
      '动态码不对，还可试 {count} 次。手机时间要准',
      'Wrong code, {count} tries left. Check the clock of your phone',
      'Code incorrect, encore {count} essais. Vérifiez l’heure du téléphone',
      'Código incorrecto, quedan {count} intentos. Revise la hora del móvil',
      'Código errado, restam {count} tentativas. Confira a hora do celular',
      'Неверный код, осталось попыток: {count}. Проверьте часы телефона',
    ),
  },
  factor_again: {
    words: words(
      '动态码不对或已用过，请等下一个动态码再试',
      'The code is wrong or was used, please wait for the next one',
      'Code incorrect ou déjà utilisé, attendez le suivant',
      'Código incorrecto o ya usado, espere el siguiente',
      'Código errado ou já usado, aguarde o próximo',
      'Код неверен или уже использован, дождитесь следующего',
    ),
  },
  factor_locked: {
    words: words(
      '动态码输错太多次，请 {minutes} 分钟后再试',
      'Too many wrong codes, please try again in {minutes} minutes',
      'Trop de codes incorrects, réessayez dans {minutes} minutes',
      'Demasiados códigos incorrectos, pruebe en {minutes} minutos',
      'Códigos errados demais, tente em {minutes} minutos',
      'Слишком много неверных кодов, попробуйте через {minutes} мин.',
    ),
  },
  factor_needed: {
    words: words(
      '运营账号必须使用第二验证',
      'An operator needs a second factor',
      'Un opérateur a besoin d’un second facteur',
      'Un operador necesita un segundo factor',
      'Um operador precisa de um segundo fator',
      'Оператору нужен второй фактор',
    ),
  },
  factor_absent: {
    words: words(
      '还没有设置第二验证',
      'No second factor is set up',
      'Aucun second facteur configuré',
      'No hay segundo factor configurado',
      'Nenhum segundo fator configurado',
      'Второй фактор не настроен',
    ),
  },
});
