import { fill, type Language, type Words, words } from '../kernel/language.ts';

const text = words(
  '【{site}】{title}：{body}',
  '[{site}] {title}: {body}',
  '[{site}] {title} : {body}',
  '[{site}] {title}: {body}',
  '[{site}] {title}: {body}',
  '[{site}] {title}: {body}',
);
const many = words(
  '您有 {count} 条新消息',
  'You have {count} new messages',
  'Vous avez {count} nouveaux messages',
  'Tiene {count} mensajes nuevos',
  'Você tem {count} mensagens novas',
  'Новых сообщений: {count}',
);
const look = words('查看', 'See it', 'Voir', 'Ver', 'Ver', 'Открыть');
const why = words(
  '您收到此邮件是因为您在通知设置中选择了邮件。',
  'You receive this mail because you chose mails in your message settings.',
  'Vous recevez cet e-mail car vous avez choisi les e-mails dans vos réglages de messages.',
  'Recibe este correo porque eligió los correos en sus ajustes de mensajes.',
  'Você recebe este e-mail porque escolheu e-mails nas configurações de mensagens.',
  'Вы получили это письмо, потому что выбрали письма в настройках сообщений.',
);
const left = words(
  '您收到此邮件是因为该邮箱此前绑定了{mall}的账号，今后不会再收到。',
  'You receive this mail because this mailbox was bound to an account of {mall}; no more will follow.',
  'Vous recevez cet e-mail car cette boîte était liée à un compte {mall} ; il n’y en aura pas d’autre.',
  'Recibe este correo porque este buzón estaba vinculado a una cuenta de {mall}; no recibirá más.',
  'Você recebe este e-mail porque esta caixa estava vinculada a uma conta de {mall}; não haverá outros.',
  'Вы получили это письмо, потому что этот ящик был привязан к учётной записи {mall}; больше писем не будет.',
);
const change = words(
  '更改通知设置',
  'Change the settings',
  'Modifier les réglages',
  'Cambiar los ajustes',
  'Alterar as configurações',
  'Изменить настройки',
);

type Worded = { title: string; body: string; url: string };

const escaped = (given: string): string => given.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const link = (href: string, label: Words, language: Language) => `<a href="${escaped(href)}">${label[language]}</a>`;

/** A provider cuts what is longer. */
const mostText = 500;
const settings = '/personalCenterBase/messageNotification?settings=1';

/** `site` is what the mall is called in that language. */
export const wordText = (message: Worded, site: string, language: Language): string =>
  fill(text[language], { ...message, site }).slice(0, mostText);

/** One message, or those of a day; `site` is where the links lead. A mailbox that was left has no settings to change. */
export const wordMail = (
  messages: readonly Worded[],
  site: string,
  language: Language,
  /** Of a mailbox that was left: what the mall is called. */
  mall?: string,
): { subject: string; html: string } => {
  const parts = messages.map(
    ({ title, body, url }) =>
      `<h2>${escaped(title)}</h2><p>${escaped(body)}</p>${url === '' ? '' : `<p>${link(site + url, look, language)}</p>`}`,
  );
  const [first] = messages;
  return {
    subject: messages.length === 1 && first ? first.title : fill(many[language], { count: messages.length }),
    html: `${parts.join('<hr>')}<hr><p>${mall !== undefined ? escaped(fill(left[language], { mall })) : `${why[language]} ${link(site + settings, change, language)}`}</p>`,
  };
};
