import type { ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/parts.css.ts';
import { wrap } from './layout/base.css.ts';

interface PageTitleProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Names the section `title`. */
export const PageTitle = ({ label, className, children }: PageTitleProps) => (
  <>
    <p className={tape}>{label}</p>
    <h1 className={className} id="title">
      {children}
    </h1>
  </>
);

interface SectionProps {
  id: string;
  title: ReactNode;
  className?: string;
  titleClass?: string;
  /** Above the title. */
  label?: string;
  children?: ReactNode;
}

const Titled = ({ id, title, titleClass, label, children }: SectionProps) => (
  <>
    {label && <p className={tape}>{label}</p>}
    <h2 className={titleClass} id={id}>
      {title}
    </h2>
    {children}
  </>
);

/** Named by its title. */
export const Section = ({ className, ...titled }: SectionProps) => (
  <section className={className} aria-labelledby={titled.id}>
    <Titled {...titled} />
  </section>
);

/** A section as wide as the window. */
export const Band = ({ className, ...titled }: SectionProps) => (
  <section className={className} aria-labelledby={titled.id}>
    <div className={wrap}>
      <Titled {...titled} />
    </div>
  </section>
);

interface ListProps<Item> {
  className?: string;
  /** Of each item. */
  item?: string;
  as?: 'ul' | 'ol';
  of: readonly Item[];
}

export const TextList = ({ className, item, as: List = 'ul', of }: ListProps<{ title: string; text: string }>) => (
  <List className={className}>
    {of.map(({ title, text }) => (
      <li key={title} className={item}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </List>
);

interface Link {
  name: ReactNode;
  path: string;
  rel?: string;
}

/** `item` is the class of its links. */
export const LinkList = ({ className, item, as: List = 'ul', of }: ListProps<Link>) => (
  <List className={className}>
    {of.map(({ name, path, rel }) => (
      <li key={path}>
        <a className={item} href={path} rel={rel}>
          {name}
        </a>
      </li>
    ))}
  </List>
);
