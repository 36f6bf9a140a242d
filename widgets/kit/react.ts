import { type ComponentType, createElement, options, type VNode } from 'preact';

/**
 * What stands for `react` in widgets. `preact/compat` would do the same and more; what widgets need of React's habits
 * beyond preact's own is little, and every visitor pays for the rest with a kilobyte.
 */
export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** Draws a component anew only when one of its props is another. */
export function memo<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function Memo(this: { shouldComponentUpdate(next: Props): boolean }, props: Props) {
    this.shouldComponentUpdate = (next) => {
      const names = Object.keys(next) as (keyof Props)[];
      return names.length !== Object.keys(props).length || names.some((name) => next[name] !== props[name]);
    };
    return createElement(View as ComponentType, props);
  } as unknown as ComponentType<Props>;
}

/** React's `onChange` of text is every key, and its focus events bubble. */
const typed = /^(?!checkbox|radio|file|range)/;
function eventName(name: string, type: string, input: unknown): string | undefined {
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  return name === 'onChange' && /^(input|textarea)$/.test(type) && typed.test(`${input}`) ? 'onInput' : undefined;
}

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type } = vnode;
  const props = vnode.props as Record<string, unknown>;
  for (const name in props) {
    const native = typeof type === 'string' && eventName(name, type, props.type);
    if (!native) continue;
    props[native] ??= props[name];
    delete props[name];
  }
  before?.(vnode);
};
