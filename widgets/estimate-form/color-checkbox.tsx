import { useEffect, useState } from 'react';
import { maxColorsInMessage } from '../../catalogue/paint/color-id.ts';
import { readColorList } from '../../catalogue/paint/color-list.ts';
import { names, tick } from './color-checkbox.css.ts';
import { readMessage, withColors } from './message-colors.ts';

export { default as css } from 'sheet:./color-checkbox.tsx';

export const strings = {
  one: 'Add my chosen color to this message',
  all: (count: number) => `Add my ${count} chosen colors to this message`,
  first: (most: number, count: number) => `Add the first ${most} of my ${count} chosen colors to this message`,
};

function offer({ one, all, first }: typeof strings, count: number): string {
  if (count > maxColorsInMessage) return first(maxColorsInMessage, count);
  return count === 1 ? one : all(count);
}

/** `list` is in URL format. */
export function ColorCheckbox({ words, form, list }: { words: typeof strings; form: HTMLFormElement; list: string }) {
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  const [text, setText] = useState(message.value);
  const { own, hasColors } = readMessage(text);
  const colors = readColorList(list);
  const added = withColors(text, colors);

  /** With events like typing, so that the form saves and validates it. */
  function write(value: string): void {
    if (value === message.value) return;
    message.value = value;
    message.dispatchEvent(new CustomEvent('input', { bubbles: true, composed: true }));
  }
  useEffect(() => {
    const look = () => setText(message.value);
    const lookLater = () => setTimeout(look); // After the reset.
    form.addEventListener('input', look);
    form.addEventListener('reset', lookLater);
    look();
    return () => {
      form.removeEventListener('input', look);
      form.removeEventListener('reset', lookLater);
    };
  }, [form, message]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes, not when the message does.
  useEffect(() => {
    if (hasColors) write(added);
  }, [list]);

  if (colors.length === 0 || (added === own && !hasColors)) return null;
  return (
    <label className={tick} onInput={(event) => event.stopPropagation()} onChange={(event) => event.stopPropagation()}>
      <input type="checkbox" checked={hasColors} onClick={() => write(hasColors ? own : added)} />
      <span>
        {offer(words, colors.length)}
        <span className={names}>
          {colors
            .slice(0, maxColorsInMessage)
            .map(({ name }) => name)
            .join(', ')}
        </span>
      </span>
    </label>
  );
}
