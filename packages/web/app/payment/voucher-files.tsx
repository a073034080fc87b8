import { uploadApi } from '@mall/contract/content/upload.api.ts';
import { type UploadFault, uploadFault } from '@mall/contract/content/upload.rules.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { voucherFiles } from '@mall/contract/payment/payment.rules.ts';
import { CloseIcon } from '@mall/ui/icons/close-icon.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { browserCall } from '../kernel/browser.ts';
import { useWords } from '../kernel/words.tsx';
import looks from './offline-pay.module.css';

/** A file on its way, or there once it has an address. */
export type ChosenFile = { key: string; name: string; percent: number; url?: string };
type Change = (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => void;

const endings = ['pdf', 'png', 'jpg', 'jpeg'];
const faultOf = (file: File): UploadFault | undefined =>
  endings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)) ? uploadFault('file', file) : 'type';

const send = (file: File, onProgress: (percent: number) => void): Promise<DataOf<typeof uploadApi.file>> => {
  const body = new FormData();
  body.append('file', file);
  return browserCall(uploadApi.file, { body } as never, { onProgress });
};

type VoucherFilesProps = { files: readonly ChosenFile[]; onChange: Change };

/** Files of the voucher, each with how far it has got and a way out. */
export function VoucherFiles({ files, onChange }: VoucherFilesProps) {
  const t = useWords('payment');
  const room = voucherFiles - files.length;

  const add = async (file: File) => {
    const key = crypto.randomUUID();
    const put = (change: Partial<ChosenFile>) => onChange((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
    onChange((all) => [...all, { key, name: file.name, percent: 0 }]);
    try {
      const { url } = await send(file, (percent) => put({ percent }));
      put({ url, percent: 100 });
    } catch {
      onChange((all) => all.filter((one) => one.key !== key));
    }
  };
  const choose = (chosen: readonly File[]) => {
    if (chosen.length > room) toast.warn(t('voucher.many', { most: voucherFiles }));
    for (const file of chosen.slice(0, room)) {
      const fault = faultOf(file);
      if (fault) toast.warn(t(`voucher.${fault}`, { name: file.name }));
      else void add(file);
    }
  };

  return (
    <div className={looks.files}>
      {files.map((file) => (
        <div key={file.key} className={looks.file}>
          <FileTextIcon size={16} />
          <span className={looks.name}>{file.name}</span>
          <button
            type="button"
            className={looks.copy}
            aria-label={t('voucher.remove', { name: file.name })}
            onClick={() => onChange((all) => all.filter((one) => one.key !== file.key))}
          >
            <CloseIcon size={16} />
          </button>
          {file.url === undefined && (
            <div className={looks.bar}>
              <ProgressBar value={file.percent} label={t('voucher.sending', { name: file.name })} text={`${Math.round(file.percent)}%`} />
            </div>
          )}
        </div>
      ))}
      {room > 0 && (
        <label className={looks.add}>
          <UploadIcon size={16} />
          {t('voucher.add')}
          <input
            id="voucher-files"
            type="file"
            multiple
            accept={endings.map((ending) => `.${ending}`).join(',')}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              event.target.value = '';
              choose(chosen);
            }}
          />
        </label>
      )}
    </div>
  );
}
