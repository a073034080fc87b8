import { Ticket } from 'lucide-react';
import { icon } from './icon.tsx';

export const TicketIcon = /* @__PURE__ */ icon(Ticket);
