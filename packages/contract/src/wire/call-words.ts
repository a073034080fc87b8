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

/** The same beside a form: what was typed is still there, and loading the page anew would lose it. */
export const unsavedWords: Words = words(
  '网络已断开，还没有保存。您填写的内容都在，联网后请再保存一次',
  'The network is gone and nothing is saved yet. What you typed is still here; please save again once you are online',
  'Le réseau est coupé, rien n’est encore enregistré. Votre saisie est conservée ; enregistrez à nouveau une fois en ligne',
  'Sin red: aún no se ha guardado nada. Lo que ha escrito sigue aquí; guárdelo de nuevo cuando tenga conexión',
  'Sem rede: nada foi salvo ainda. O que você digitou continua aqui; salve de novo quando estiver online',
  'Нет сети, ничего ещё не сохранено. Введённое осталось на месте; сохраните ещё раз, когда появится связь',
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
