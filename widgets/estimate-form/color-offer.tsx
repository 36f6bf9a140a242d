import { type ComponentType, useEffect, useState } from 'react';
import type { ShownForm } from '../core/form/form-state.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';

/** The names of the colors load only if some are chosen. */
export function colorOffer({ host, element }: ShownForm): ComponentType {
  const chosen = chosenColors(host.place);
  return function ColorOffer() {
    const [list, setList] = useState(chosen.read);
    const [lazy, setLazy] = useState<typeof import('./color-checkbox.tsx')>();
    useEffect(() => chosen.onChange(setList), []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, or again with the next color.
    useEffect(() => {
      if (!list || lazy) return;
      import('./color-checkbox.tsx').then(
        (module) => {
          host.adopt(module.css);
          setLazy(module);
        },
        (error) => console.error(error),
      );
    }, [list]);
    return list && lazy ? <lazy.ColorCheckbox form={element} list={list} /> : null;
  };
}
