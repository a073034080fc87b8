import { settingApi } from '@mall/contract/account/setting.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';

/** What may be other after settings were published; the frame itself says the mall's name. */
export const settingReads = [settingApi.list, settingApi.history, contentApi.site];
