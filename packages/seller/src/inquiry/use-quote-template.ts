import { saveFile } from '@mall/client/download.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { useState } from 'react';

/** The sheet with the lines of the inquiry, to be filled with prices. */
export const useQuoteTemplate = (id: string) => {
  const [busy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await browserDownload(inquirySellerApi.template, { params: { id } }));
    } catch {
      // Said already by the call itself.
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void take() };
};
