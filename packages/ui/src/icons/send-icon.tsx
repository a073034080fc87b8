import { Send } from 'lucide-react';
import { icon } from './icon.tsx';

export const SendIcon = /* @__PURE__ */ icon(Send);
