import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import { useData } from '../core/data/use-data.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { Card, Placeholder } from './card.tsx';
import type { TestimonialsOptions } from './options.ts';
import { strings } from './strings.ts';

const placeholders = [1, 2, 3];

/** If there are none, an embedding page's own content is shown. */
export function Testimonials(props: WidgetProps<TestimonialsOptions, readonly Testimonial[]>) {
  const { limit, service } = props.options;
  const data = useData(props);
  const all = typeof data === 'string' ? [] : data;
  const chosen = all.filter(({ serviceType }) => !service || serviceType === service);
  const isOurs = props.host.place === 'site';
  return (
    <>
      <ul aria-label={strings.list} tabIndex={isOurs ? 0 : undefined}>
        {data === 'loading'
          ? placeholders.map((key) => <Placeholder key={key} />)
          : chosen.slice(0, limit ? Number(limit) : undefined).map((one) => <Card key={one.id} {...one} />)}
      </ul>
      {!isOurs && data !== 'loading' && chosen.length === 0 && <slot />}
    </>
  );
}
