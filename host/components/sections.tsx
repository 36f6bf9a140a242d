import type { ComponentProps, ReactNode } from 'react';
import { tape } from '../../widgets/core/ui/tape.css.ts';
import { wrap } from './layout/base.css.ts';

export const PageTitle = ({ label, className, title }: Record<'label' | 'className' | 'title', string>) => (
  <>
    <p className={tape}>{label}</p>
    <h1 className={className} id="title">
      {title}
    </h1>
  </>
);

interface SectionProps {
  id?: string;
  title: ReactNode;
  className?: string;
  titleClass?: string;
  label?: string;
  children?: ReactNode;
}

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

interface WideProps extends ComponentProps<'section'> {
  /** Class of what is as wide as the page. */
  inner?: string;
}

export const Wide = ({ inner, children, ...section }: WideProps) => (
  <section {...section}>
    <div className={inner ? `${wrap} ${inner}` : wrap}>{children}</div>
  </section>
);

export const Band = ({ className, ...titled }: SectionProps) => (
  <Wide className={className} aria-labelledby={titled.id}>
    <Titled {...titled} />
  </Wide>
);

export interface ItemsProps<Item> extends Pick<ComponentProps<'ul'>, 'className' | 'aria-label' | 'aria-labelledby'> {
  as?: 'ul' | 'ol';
  /** Class of each. */
  item?: string | ((item: Item) => string | undefined);
  of: readonly Item[];
  /** @default the item as text */
  children?(item: Item, index: number): ReactNode;
}

export const Items = <Item,>({ as: List = 'ul', item, of, children = String, ...list }: ItemsProps<Item>) => (
  <List {...list}>
    {of.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
      <li key={index} className={typeof item === 'function' ? item(one) : item}>
        {children(one, index)}
      </li>
    ))}
  </List>
);

interface TermsProps {
  className: string;
  of: readonly (readonly [term: string, text: ReactNode])[];
  isCode?: boolean;
}

export const Terms = ({ className, of, isCode = false }: TermsProps) => (
  <dl className={className}>
    {of.map(([term, text]) => (
      <div key={term}>
        <dt>{isCode ? <code>{term}</code> : term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const TextList = (list: Omit<ItemsProps<{ title: string; text: string }>, 'children'>) => (
  <Items {...list}>
    {({ title, text }) => (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
      </>
    )}
  </Items>
);
