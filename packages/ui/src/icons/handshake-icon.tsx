import { Handshake } from 'lucide-react';
import { icon } from './icon.tsx';

export const HandshakeIcon = /* @__PURE__ */ icon(Handshake);
