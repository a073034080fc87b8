import { codeExpired, failures } from './errors.ts';
import { words } from './language.ts';

/** Failures that belong to no room: the wire, the session, the shape of a request. */
export const kernelErrors = failures('kernel', {
  bad_input: {
    words: words(
      '填写内容有误：{field}',
      'Invalid value: {field}',
      'Valeur incorrecte : {field}',
      'Valor no válido: {field}',
      'Valor inválido: {field}',
      'Неверное значение: {field}',
    ),
  },
  required: {
    words: words(
      '必填项不能为空',
      "Can't be null",
      'Ce champ est obligatoire',
      'Este campo es obligatorio',
      'Este campo é obrigatório',
      'Поле не может быть пустым',
    ),
  },
  too_long: {
    words: words(
      '最多{most}个字符',
      'At most {most} characters',
      '{most} caractères au plus',
      'Como máximo {most} caracteres',
      'No máximo {most} caracteres',
      'Не более {most} символов',
    ),
  },
  signs_wrong: {
    words: words(
      '含有不能使用的字符，请删除后重新输入',
      'There are characters in it that cannot be used; please type it anew',
      'Le texte contient des caractères inutilisables ; ressaisissez-le',
      'Contiene caracteres que no se pueden usar; escríbalo de nuevo',
      'Contém caracteres que não podem ser usados; digite novamente',
      'Есть недопустимые символы; введите текст заново',
    ),
  },
  name_signs_wrong: {
    words: words(
      '名称里不能有看不见的字符或换行',
      'A name has no invisible characters and no line breaks',
      'Un nom ne contient ni caractères invisibles ni sauts de ligne',
      'Un nombre no lleva caracteres invisibles ni saltos de línea',
      'Um nome não tem caracteres invisíveis nem quebras de linha',
      'В названии не может быть невидимых символов и переносов строк',
    ),
  },
  reason_long: {
    words: words(
      '原因最多100个字',
      'A reason may have 100 characters',
      'Le motif compte 100 caractères au plus',
      'El motivo admite 100 caracteres como máximo',
      'O motivo pode ter no máximo 100 caracteres',
      'Причина не длиннее 100 символов',
    ),
  },
  unknown_field: {
    words: words(
      '不支持的字段：{field}',
      'Unknown field: {field}',
      'Champ inconnu : {field}',
      'Campo desconocido: {field}',
      'Campo desconhecido: {field}',
      'Неизвестное поле: {field}',
    ),
  },
  session_expired: {
    code: codeExpired,
    words: words(
      '登录已失效，请重新登录',
      'Your session has expired, please sign in again',
      'Votre session a expiré, veuillez vous reconnecter',
      'La sesión ha caducado, inicie sesión de nuevo',
      'A sessão expirou, entre novamente',
      'Сеанс истёк, войдите снова',
    ),
  },
  no_permission: {
    words: words(
      '您没有此操作的权限，请联系企业管理员',
      'You may not do this, please contact your company administrator',
      'Vous n’avez pas ce droit, contactez l’administrateur de votre entreprise',
      'No tiene permiso, contacte con el administrador de su empresa',
      'Sem permissão, contate o administrador da sua empresa',
      'Недостаточно прав, обратитесь к администратору компании',
    ),
  },
  no_permission_store: {
    errorCode: 'kernel.no_permission',
    words: words(
      '您的角色没有此权限，请联系店主',
      'Your role may not do this, please ask the owner of your store',
      'Votre rôle n’a pas ce droit, contactez le propriétaire de la boutique',
      'Su función no tiene permiso, contacte con el titular de la tienda',
      'Sua função não tem permissão, contate o titular da loja',
      'У вашей роли нет этого права, обратитесь к владельцу магазина',
    ),
  },
  no_permission_mall: {
    errorCode: 'kernel.no_permission',
    words: words(
      '您的角色没有此权限，请联系平台管理员',
      'Your role may not do this, please ask an administrator of the mall',
      'Votre rôle n’a pas ce droit, contactez un administrateur de la plateforme',
      'Su función no tiene permiso, contacte con un administrador de la plataforma',
      'Sua função não tem permissão, contate um administrador da plataforma',
      'У вашей роли нет этого права, обратитесь к администратору площадки',
    ),
  },
  other_audience: {
    errorCode: 'kernel.no_permission',
    words: words(
      '您的账号类型不能使用此功能',
      'This is not for your kind of account',
      'Cette fonction n’est pas destinée à votre type de compte',
      'Esta función no es para su tipo de cuenta',
      'Esta função não é para o seu tipo de conta',
      'Эта функция не для вашего типа учётной записи',
    ),
  },
  buyers_only: {
    words: words(
      '请使用买家账号登录后操作',
      'Please sign in with a buyer account to do this',
      'Connectez-vous avec un compte acheteur pour cela',
      'Inicie sesión con una cuenta de comprador para hacerlo',
      'Entre com uma conta de comprador para fazer isso',
      'Войдите с учётной записью покупателя',
    ),
  },
  enterprise_only: {
    words: words(
      '仅企业账号可用，请先完成企业认证',
      'For company accounts only, please get your company certified first',
      'Réservé aux comptes entreprise, faites d’abord certifier votre entreprise',
      'Solo para cuentas de empresa, certifique antes su empresa',
      'Somente para contas empresariais, certifique antes a sua empresa',
      'Только для корпоративных аккаунтов, сначала подтвердите компанию',
    ),
  },
  not_found: {
    words: words(
      '内容不存在或已删除',
      'Not found or deleted',
      'Introuvable ou supprimé',
      'No existe o fue eliminado',
      'Não existe ou foi excluído',
      'Не найдено или удалено',
    ),
  },
  replayed: {
    errorCode: '400901',
    words: words(
      '请求已失效，请刷新重试',
      'The request is no longer valid, please refresh and try again',
      'La requête n’est plus valable, actualisez et réessayez',
      'La solicitud ya no es válida, actualice e inténtelo de nuevo',
      'O pedido não é mais válido, atualize e tente de novo',
      'Запрос устарел, обновите страницу и повторите',
    ),
  },
  malformed: {
    code: 400,
    words: words(
      '请求格式错误',
      'Malformed request',
      'Requête mal formée',
      'Solicitud mal formada',
      'Pedido malformado',
      'Некорректный запрос',
    ),
  },
  encryption_required: {
    code: 400,
    words: words(
      '请求须加密传输',
      'The request must be encrypted',
      'La requête doit être chiffrée',
      'La solicitud debe ir cifrada',
      'O pedido deve ser criptografado',
      'Запрос должен быть зашифрован',
    ),
  },
  undecryptable: {
    code: 400,
    words: words(
      '请求无法解密，请刷新重试',
      'The request could not be decrypted, please refresh and try again',
      'Requête indéchiffrable, actualisez et réessayez',
      'No se pudo descifrar la solicitud, actualice e inténtelo de nuevo',
      'Não foi possível decifrar o pedido, atualize e tente de novo',
      'Не удалось расшифровать запрос, обновите страницу',
    ),
  },
  unknown_call: {
    code: 404,
    words: words('请求的接口不存在', 'Unknown call', 'Appel inconnu', 'Llamada desconocida', 'Chamada desconhecida', 'Неизвестный вызов'),
  },
  wrong_verb: {
    code: 405,
    words: words(
      '请求方式不支持',
      'Method not allowed',
      'Méthode non autorisée',
      'Método no permitido',
      'Método não permitido',
      'Метод не поддерживается',
    ),
  },
  too_large: {
    code: 413,
    words: words(
      '提交的内容过大',
      'The request is too large',
      'Requête trop volumineuse',
      'La solicitud es demasiado grande',
      'Pedido grande demais',
      'Слишком большой запрос',
    ),
  },
  wrong_type: {
    code: 415,
    words: words(
      '不支持的内容类型',
      'Unsupported content type',
      'Type de contenu non pris en charge',
      'Tipo de contenido no admitido',
      'Tipo de conteúdo não suportado',
      'Неподдерживаемый тип содержимого',
    ),
  },
  foreign_origin: {
    code: 403,
    words: words(
      '来源不受信任',
      'Untrusted origin',
      'Origine non fiable',
      'Origen no fiable',
      'Origem não confiável',
      'Недоверенный источник',
    ),
  },
  too_often: {
    code: 429,
    words: words(
      '操作过于频繁，请稍后再试',
      'Too many attempts, please try later',
      'Trop de tentatives, réessayez plus tard',
      'Demasiados intentos, pruebe más tarde',
      'Muitas tentativas, tente mais tarde',
      'Слишком часто, попробуйте позже',
    ),
  },
  broken: {
    code: 500,
    words: words(
      '服务器开小差了，请稍后重试',
      'Error! Try later!',
      'Erreur du serveur, réessayez plus tard',
      'Error del servidor, pruebe más tarde',
      'Erro do servidor, tente mais tarde',
      'Ошибка сервера, попробуйте позже',
    ),
  },
  unavailable: {
    code: 503,
    words: words(
      '服务暂不可用，请稍后重试',
      'Service unavailable, please try later',
      'Service indisponible, réessayez plus tard',
      'Servicio no disponible, pruebe más tarde',
      'Serviço indisponível, tente mais tarde',
      'Сервис недоступен, попробуйте позже',
    ),
  },
  state_changed: {
    words: words(
      '状态已变化，请刷新',
      'The state has changed, please refresh',
      'L’état a changé, actualisez',
      'El estado ha cambiado, actualice',
      'O estado mudou, atualize',
      'Состояние изменилось, обновите',
    ),
  },
});
