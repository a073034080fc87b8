import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { RoomNews } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({ id: Id, mobile: z.string(), company: z.string() });

export const companyNews: RoomNews = {
  afterwards: {
    // Who is invited may have no account, so a text is all that reaches him. What was withdrawn meanwhile is not sent.
    'company.invited': async ({ db, sms, config }, { payload }) => {
      const [open] = await readRows(db, Row)`
        select i.id::text, i.mobile, c.name as company from company_invitation i join company c on c.id = i.company_id
        where i.id = ${payload.invitationId} and i.state = 'open'`;
      if (!open) return;
      const text = `【${config.SITE_NAME}】${open.company}邀请您加入企业账号，请用本手机号登录${config.SITE_NAME}，在会员中心接受邀请。如不认识对方，请忽略本短信。`;
      if (!(await sms.send(open.mobile, text))) throw new Error('the invitation was not sent');
    },
  },
};
