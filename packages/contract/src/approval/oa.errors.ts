import { failures } from '../kernel/errors.ts';
import { type Words, words } from '../kernel/language.ts';

const says = (...six: Parameters<typeof words>): { words: Words } => ({ words: words(...six) });

export const oaErrors = failures('oa', {
  url_wrong: says(
    '请输入 https 开头的公网地址，不带参数',
    'Please enter a public https address without parameters',
    'Saisissez une adresse https publique sans paramètres',
    'Introduzca una dirección https pública sin parámetros',
    'Informe um endereço https público sem parâmetros',
    'Введите общедоступный адрес https без параметров',
  ),
  not_connected: says(
    '企业还没有接通 OA',
    'The company is not connected to an OA yet',
    'L’entreprise n’est pas encore reliée à une OA',
    'La empresa aún no está conectada a una OA',
    'A empresa ainda não está ligada a uma OA',
    'Компания ещё не подключена к OA',
  ),
  untested: says(
    '请先测试推送成功，再打开开关',
    'Please test the connection before switching it on',
    'Testez la connexion avant de l’activer',
    'Pruebe la conexión antes de activarla',
    'Teste a conexão antes de ativá-la',
    'Сначала проверьте соединение',
  ),
  test_often: says(
    '测试太频繁，请一分钟后再试',
    'Too many tests, please try again in a minute',
    'Trop d’essais, réessayez dans une minute',
    'Demasiadas pruebas, inténtelo en un minuto',
    'Testes demais, tente em um minuto',
    'Слишком много проверок, повторите через минуту',
  ),
  process_wrong: says(
    '只能选择本企业的审批流程',
    'Only processes of your company can be chosen',
    'Seuls les circuits de votre entreprise peuvent être choisis',
    'Solo se pueden elegir procesos de su empresa',
    'Só podem ser escolhidos fluxos da sua empresa',
    'Можно выбрать только процессы своей компании',
  ),
  not_failed: says(
    '该申请没有推送失败，无需重新推送',
    'This request has not failed to be pushed',
    'L’envoi de cette demande n’a pas échoué',
    'El envío de esta solicitud no ha fallado',
    'O envio desta solicitação não falhou',
    'Отправка этой заявки не завершилась сбоем',
  ),
  not_there: says(
    '该申请不在OA审批中，请刷新',
    'The OA does not have this request any more, please refresh',
    'L’OA n’a plus cette demande, actualisez',
    'La OA ya no tiene esta solicitud, actualice',
    'A OA não tem mais esta solicitação, atualize',
    'Заявки уже нет в OA, обновите страницу',
  ),
});
