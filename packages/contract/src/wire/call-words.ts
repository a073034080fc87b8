import { type Words, words } from '../kernel/language.ts';

/** No answer came at all: said without asking the server for anything, so it stands apart from the texts of the statuses. */
export const networkWords: Words = words(
  '请求失败，请刷新重试',
  'The request failed, please refresh and try again',
  'La requête a échoué, actualisez et réessayez',
  'La solicitud ha fallado, actualice e inténtelo de nuevo',
  'O pedido falhou, atualize e tente de novo',
  'Запрос не выполнен, обновите страницу и повторите',
);

/** An answer came that cannot be decrypted or parsed. */
export const unreadableWords: Words = words(
  '数据错误,请联系管理员',
  'Data error, please contact the administrator',
  'Erreur de données, contactez l’administrateur',
  'Error de datos, contacte con el administrador',
  'Erro nos dados, contate o administrador',
  'Ошибка данных, обратитесь к администратору',
);
