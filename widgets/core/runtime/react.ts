import { options, type VNode } from 'preact';

/**
 * What stands for `react` in widgets. `preact/compat` would do the same and more; what widgets need of React's habits
 * beyond preact's own is little, and every visitor pays for the rest with a kilobyte.
 */
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

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
