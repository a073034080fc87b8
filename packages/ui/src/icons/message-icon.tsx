import { MessageSquareText } from 'lucide-react';
import { icon } from './icon.tsx';

export const MessageIcon = /* @__PURE__ */ icon(MessageSquareText);
