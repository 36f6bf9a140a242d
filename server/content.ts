import type { ServiceArea } from '../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../catalogue/contracts/testimonial.ts';
import type { Content } from '../host/content.ts';
import type { ContentVersion } from './content-version.ts';
import type { ContentStore } from './store/store.ts';

/** Content as pages and the API read it: from memory, until it changes. */
export interface SiteContent extends Content {
  /** Inactive ones too, by name. */
  allAreas(): Promise<readonly ServiceArea[]>;
  /** Those that are not featured too. */
  allTestimonials(): Promise<readonly Testimonial[]>;
}

/** Remembers what the store holds; readers at the same time share one read, and a failed one is not remembered. */
export function createContent(store: ContentStore, version: ContentVersion): SiteContent {
  const allAreas = remembered(() => store.areas());
  const areas = remembered(async () => (await allAreas.read()).filter(({ active }) => active));
  const testimonials = remembered(() => store.testimonials({ isFeatured: true }));
  const allTestimonials = remembered(() => store.testimonials({ isFeatured: false }));
  version.onChange(() => {
    for (const { forget } of [allAreas, areas, testimonials, allTestimonials]) forget();
  });
  return {
    areas: areas.read,
    testimonials: testimonials.read,
    allAreas: allAreas.read,
    allTestimonials: allTestimonials.read,
  };
}

function remembered<Value>(load: () => Promise<Value>) {
  let memory: Promise<Value> | undefined;
  const forget = () => {
    memory = undefined;
  };
  const read = () => {
    if (!memory) {
      const loading = load();
      memory = loading;
      loading.catch(() => {
        if (memory === loading) forget();
      });
    }
    return memory;
  };
  return { read, forget };
}
