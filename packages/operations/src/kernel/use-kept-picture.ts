import type { settingApi } from '@mall/contract/account/setting.api.ts';
import { settingPictureBytes } from '@mall/contract/account/setting.api.ts';
import type { brandOfficeApi } from '@mall/contract/catalogue/brand-office.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { base64Of } from './base64-of.ts';

type KeepCall = typeof brandOfficeApi.picture | typeof settingApi.picture;

/** Keeps a picture of the site at once, a drawing or one with letters; shown to nobody before what names it is published. */
export const useKeptPicture = (call: KeepCall, tooLarge: string, onPut: (url: string) => void) => {
  const keep = useCall({
    call,
    request: (image: string) => ({ body: { image } }),
    changes: [],
    onDone: ({ url }) => onPut(url),
  });
  const take = async (file: File): Promise<void> => {
    if (file.size > settingPictureBytes) toast.bad(tooLarge);
    // What was refused has been said.
    else await keep.run(await base64Of(file)).catch(() => undefined);
  };
  return { busy: keep.busy, accept: '.svg,.png', take };
};
