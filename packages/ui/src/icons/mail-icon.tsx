import { Mail } from 'lucide-react';
import { icon } from './icon.tsx';

export const MailIcon = /* @__PURE__ */ icon(Mail);
