import { fill, type Language, words } from '../kernel/language.ts';
import { emailLinkHours } from './security.rules.ts';

const subject = words(
  '【{site}】请验证您的邮箱',
  '[{site}] Please confirm your e-mail',
  '[{site}] Confirmez votre e-mail',
  '[{site}] Confirme su correo',
  '[{site}] Confirme seu e-mail',
  '[{site}] Подтвердите эл. почту',
);
const body = words(
  '账号 {mobile} 请求绑定此邮箱。请在 {hours} 小时内打开下面的链接并点击“绑定邮箱”，链接只能使用一次。',
  'The account {mobile} asks to bind this e-mail. Open the link below within {hours} hours and press “Bind e-mail”; it works once.',
  'Le compte {mobile} demande à associer cet e-mail. Ouvrez le lien ci-dessous dans les {hours} heures et appuyez sur « Associer l’e-mail » ; il ne sert qu’une fois.',
  'La cuenta {mobile} pide vincular este correo. Abra el enlace en un plazo de {hours} horas y pulse «Vincular el correo»; sirve una sola vez.',
  'A conta {mobile} pede para vincular este e-mail. Abra o link abaixo em até {hours} horas e toque em “Vincular e-mail”; ele vale uma vez.',
  'Учётная запись {mobile} просит привязать эту почту. Откройте ссылку в течение {hours} часов и нажмите «Привязать почту»; она действует один раз.',
);
const ignore = words(
  '如非本人操作，请忽略此邮件，邮箱不会被绑定。',
  'If this was not you, ignore this mail: nothing will be bound.',
  'Si ce n’était pas vous, ignorez cet e-mail : rien ne sera associé.',
  'Si no fue usted, ignore este correo: no se vinculará nada.',
  'Se não foi você, ignore este e-mail: nada será vinculado.',
  'Если это были не вы, ничего не делайте: почта не будет привязана.',
);

/** The mail that asks for a look at the link. `mobile` is masked; the link is the mall's own, so nothing here needs escaping. */
export const wordLinkMail = (site: string, link: string, mobile: string, language: Language): { subject: string; html: string } => ({
  subject: fill(subject[language], { site }),
  html: `<p>${fill(body[language], { mobile, hours: emailLinkHours })}</p><p><a href="${link}">${link}</a></p><p>${ignore[language]}</p>`,
});
