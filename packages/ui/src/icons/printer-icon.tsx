import { Printer } from 'lucide-react';
import { icon } from './icon.tsx';

export const PrinterIcon = /* @__PURE__ */ icon(Printer);
