import { CircleAlert } from 'lucide-react';
import { icon } from './icon.tsx';

export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert);
