import { ExternalLink } from 'lucide-react';
import { icon } from './icon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLink);
