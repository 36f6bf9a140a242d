import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import { type LeadRouteParts, leadRoute } from './lead-route.ts';

/** `POST /api/contact`: a message. */
export const contactRoutes = (parts: LeadRouteParts) =>
  leadRoute({ path: '/api/contact', kind: 'contact', contract: ContactMessage }, parts);
