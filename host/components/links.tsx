import type { PropsWithChildren, ReactNode } from 'react';
import { business } from '../../catalogue/business.ts';
import { ourPhone } from '../../catalogue/phone.ts';
import { button, hidden, lineButton } from '../../widgets/core/ui/parts.css.ts';
import { figures } from './layout/base.css.ts';
import { Items, type ItemsProps } from './sections.tsx';

const linkLike = (className: string) => (props: { href: string; children: string }) => (
  <a className={className} {...props} />
);

export const ButtonLink = linkLike(button);
export const LineLink = linkLike(lineButton);

export const CallLink = ({ className = lineButton }: { className?: string }) => (
  <a className={`${className} ${figures}`} href={ourPhone.href}>
    {`Call ${business.phone.shown}`}
  </a>
);

export const NewTabLink = ({ href, className, children }: PropsWithChildren<{ href: string; className?: string }>) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    {children}
    <NewTabSign />
  </a>
);

export const NewTabSign = () => (
  <>
    <span aria-hidden="true">{'\u00a0↗'}</span>
    <span className={hidden}> (opens in a new tab)</span>
  </>
);

export function EmailText({ email = business.email }: { email?: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}

interface ListedLink {
  name: ReactNode;
  path: string;
  rel?: string;
}

/** `item`: class of each link. */
export const LinkList = ({ item, ...list }: Omit<ItemsProps<ListedLink>, 'children' | 'item'> & { item?: string }) => (
  <Items {...list}>
    {({ name, path, rel }) => (
      <a className={item} href={path} rel={rel}>
        {name}
      </a>
    )}
  </Items>
);
