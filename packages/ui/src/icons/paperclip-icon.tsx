import { Paperclip } from 'lucide-react';
import { icon } from './icon.tsx';

export const PaperclipIcon = /* @__PURE__ */ icon(Paperclip);
