import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, fill, words } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { RoomNews } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { siteName } from '../kernel/site-name.ts';

const invitation = words(
  '【{site}】{company}邀请您加入企业账号，请用本手机号登录{site}，在会员中心接受邀请。如不认识对方，请忽略本短信。',
  '[{site}] {company} invites you to its company account. Sign in to {site} with this mobile number and accept in the member centre. If you do not know them, please ignore this message.',
  '[{site}] {company} vous invite dans son compte entreprise. Connectez-vous à {site} avec ce numéro et acceptez dans l’espace membre. Si vous ne la connaissez pas, ignorez ce message.',
  '[{site}] {company} le invita a su cuenta de empresa. Inicie sesión en {site} con este número y acepte en el centro de miembros. Si no la conoce, ignore este mensaje.',
  '[{site}] {company} convida você para a conta da empresa. Entre em {site} com este número e aceite na central do membro. Se não a conhece, ignore esta mensagem.',
  '[{site}] {company} приглашает вас в аккаунт компании. Войдите в {site} с этим номером и примите приглашение в личном кабинете. Если вы её не знаете, не обращайте внимания.',
);

const Row = z.strictObject({ id: Id, mobile: z.string(), company: z.string() });

export const companyNews: RoomNews = {
  afterwards: {
    // Who is invited may have no account, so a text is all that reaches him. What was withdrawn meanwhile is not sent.
    'company.invited': async ({ db, sms, config }, { payload }) => {
      const [open] = await readRows(db, Row)`
        select i.id::text, i.mobile, c.name as company from company_invitation i join company c on c.id = i.company_id
        where i.id = ${payload.invitationId} and i.state = 'open'`;
      if (!open) return;
      // What was told before this release names no language.
      const { language = fallbackLanguage } = payload;
      const text = fill(invitation[language], { site: siteName(config, language), company: open.company });
      if (!(await sms.send(open.mobile, text))) throw new Error('the invitation was not sent');
    },
  },
};
