import { fill, type Language, words } from '@mall/contract/kernel/language.ts';

const site = words('【{site}】', '[{site}] ', '[{site}] ', '[{site}] ', '[{site}] ', '[{site}] ');

const texts = {
  unknown: words(
    '该手机号尚未注册，请先注册后再登录。如非本人操作，请忽略本短信。',
    'This mobile number is not registered yet; please register before signing in. If you did not ask for this, please ignore it.',
    'Ce numéro n’est pas encore inscrit ; inscrivez-vous avant de vous connecter. Si vous n’avez rien demandé, ignorez ce message.',
    'Este número aún no está registrado; regístrese antes de iniciar sesión. Si no lo solicitó, ignore este mensaje.',
    'Este número ainda não está cadastrado; cadastre-se antes de entrar. Se não foi você, ignore esta mensagem.',
    'Этот номер ещё не зарегистрирован; сначала зарегистрируйтесь. Если это были не вы, не обращайте внимания на сообщение.',
  ),
  plain: words(
    '验证码{code}，{minutes}分钟内有效。如非本人操作，请忽略本短信。',
    'Your code is {code}, valid for {minutes} minutes. If you did not ask for it, please ignore this message.',
    'Votre code est {code}, valable {minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
    'Su código es {code}, válido por {minutes} minutos. Si no lo solicitó, ignore este mensaje.',
    'Seu código é {code}, válido por {minutes} minutos. Se não foi você, ignore esta mensagem.',
    'Ваш код {code}, действует {minutes} мин. Если вы его не запрашивали, не обращайте внимания на сообщение.',
  ),
  joins: words(
    '验证码{code}，用于加入“{joins}”，{minutes}分钟内有效。告诉对方即同意加入；不认识对方或不想加入，请勿告诉任何人。',
    'Your code is {code}, to join “{joins}”, valid for {minutes} minutes. Whoever you tell it takes you in; tell nobody if you do not want to join.',
    'Votre code est {code}, pour rejoindre « {joins} », valable {minutes} minutes. Le communiquer vaut accord ; sinon ne le donnez à personne.',
    'Su código es {code}, para unirse a «{joins}», válido por {minutes} minutos. Darlo equivale a aceptar; si no quiere unirse, no lo comparta.',
    'Seu código é {code}, para entrar em “{joins}”, válido por {minutes} minutos. Informá-lo é aceitar; se não quiser entrar, não o informe a ninguém.',
    'Ваш код {code} для вступления в «{joins}», действует {minutes} мин. Сообщая его, вы соглашаетесь; если не хотите вступать, не сообщайте никому.',
  ),
  signs: words(
    '验证码{code}，用于签署合同{signs}，{minutes}分钟内有效。请勿告诉任何人；如非本人操作，请联系企业管理员。',
    'Your code is {code}, to sign contract {signs}, valid for {minutes} minutes. Tell nobody; if you did not ask for it, contact your administrator.',
    'Votre code est {code}, pour signer le contrat {signs}, valable {minutes} minutes. Ne le donnez à personne ; sinon contactez votre administrateur.',
    'Su código es {code}, para firmar el contrato {signs}, válido por {minutes} minutos. No lo comparta; si no lo solicitó, avise a su administrador.',
    'Seu código é {code}, para assinar o contrato {signs}, válido por {minutes} minutos. Não o informe a ninguém; se não foi você, avise o administrador.',
    'Ваш код {code} для подписания договора {signs}, действует {minutes} мин. Никому не сообщайте; если это были не вы, обратитесь к администратору.',
  ),
} as const;

type Facts = { site: string; code: string; minutes: number; joins?: string | undefined; signs?: string | undefined };

/** The text that brings a code. Without an account it says so instead, and brings none. */
export const codeText = ({ joins, signs, ...facts }: Facts, letsIn: boolean, language: Language): string => {
  const kind = !letsIn ? 'unknown' : signs !== undefined ? 'signs' : joins !== undefined ? 'joins' : 'plain';
  return fill(`${site[language]}${texts[kind][language]}`, { ...facts, joins: joins ?? '', signs: signs ?? '' });
};
