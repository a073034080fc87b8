import { QrCode } from 'lucide-react';
import { icon } from './icon.tsx';

export const QrCodeIcon = /* @__PURE__ */ icon(QrCode);
