import type { ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/parts.css.ts';
import { wrap } from './layout/base.css.ts';
import type { ListProps } from './links.tsx';

interface PageTitleProps {
  label: string;
  className: string;
  children: ReactNode;
}

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
  label?: string;
  children?: ReactNode;
}

/** Names its section by `id`. */
export const Titled = ({ id, title, titleClass, label, children }: SectionProps) => (
  <>
    {label && <p className={tape}>{label}</p>}
    <h2 className={titleClass} id={id}>
      {title}
    </h2>
    {children}
  </>
);

export const Section = ({ className, ...titled }: SectionProps) => (
  <section className={className} aria-labelledby={titled.id}>
    <Titled {...titled} />
  </section>
);

/** As wide as the window. */
export const Band = ({ className, ...titled }: SectionProps) => (
  <section className={className} aria-labelledby={titled.id}>
    <div className={wrap}>
      <Titled {...titled} />
    </div>
  </section>
);

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
