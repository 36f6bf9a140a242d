import { options, type VNode } from 'preact';

/**
 * Importing this makes preact's events like React's: `onChange` of text fields fires on every key, and focus events
 * bubble.
 */
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
