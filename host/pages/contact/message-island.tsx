import { contactForm } from '../../../widgets/contact-form/ssr.tsx';
import { Island } from '../../components/island.tsx';
import type { PageContext } from '../../page.ts';
import { answeredForm } from '../../rendering/posted-form.ts';

/** Where on its page the message form stands. */
export const messageAnchor = 'message';

/** The message form, which also posts to its page and shows what became of that post. */
export const MessageIsland = ({ context }: { context: Pick<PageContext, 'path' | 'posted'> }) => (
  <Island
    widget={contactForm}
    id="m"
    options={{ heading: 'shown' }}
    data={{ action: context.path, posted: answeredForm('contact', context) }}
  />
);
