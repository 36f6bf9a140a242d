import css from 'sheet:./color-chips.tsx';
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'react';
import { maxColorsInMessage } from '../../catalogue/contracts/text.ts';
import { colorId, writeColorList } from '../../catalogue/paint/color-id.ts';
import { readColorList } from '../../catalogue/paint/color-list.ts';
import type { ShownForm } from '../core/form/form-state.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';
import { wish } from './color-chips.css.ts';
import { readMessage, withColors } from './message-colors.ts';

export const strings = {
  heading: 'Your colors',
  promise: 'We’ll bring samples of these.',
  unsent: (count: number) =>
    count === 1 ? 'One color does not fit in the message.' : `${count} colors do not fit in the message.`,
  remove: (name: string) => `Remove ${name}`,
};

/** In the draft: the list and, after a comma, what was removed from it here; the palette keeps it. No field’s name. */
const key = 'without';

interface ColorChipsProps {
  form: ShownForm;
  message: HTMLTextAreaElement;
}

/** The message is without their lines until it is sent. */
function ColorChips({ form: { host, element }, message }: ColorChipsProps) {
  const words = host.words(strings, 'colors');
  const chosen = chosenColors(host);
  const root = useRef<HTMLUListElement>(null);
  const [without, setWithout] = useState(() => host.draft.read()?.[key] ?? '');
  const [list, setList] = useState(take);
  const [text, setText] = useState(message.value);
  // A visitor who has chosen anew means all of them.
  const [of, marks = ''] = without.split(',');
  const removed = of === list ? readColorList(marks) : [];
  const wanted = readColorList(list).filter((color) => !removed.includes(color));
  const colors = readMessage(withColors(text, wanted)).colors;
  const unsent = wanted.length - colors.length;

  /** A link’s colors are in the message, and after a reload in its default. */
  function take(): string {
    const { own, colors } = readMessage(message.value);
    message.value = own;
    const linked = colors.length > 0 ? colors : readMessage(message.defaultValue).colors;
    const first = writeColorList(linked);
    const all = chosen.read();
    const isCut = linked.length === maxColorsInMessage && all.startsWith(first);
    return first && !isCut ? first : all;
  }
  function remove(index: number, id: string): void {
    const left = [...(root.current?.querySelectorAll('button') ?? [])];
    (left[index + 1] ?? left[index - 1] ?? message).focus();
    const others = `${list},${writeColorList(removed)}.${id}`;
    setWithout(others);
    host.draft.write({ ...host.draft.read(), [key]: others });
  }
  useLayoutEffect(() => {
    const append = ({ formData }: FormDataEvent) => formData.set('message', withColors(message.value, colors));
    const begin = () =>
      setTimeout(() => {
        setList(take());
        setText(message.value);
      });
    const read = () => setText(message.value);
    const stop = chosen.onChange(setList);
    element.addEventListener('formdata', append);
    element.addEventListener('reset', begin);
    message.addEventListener('input', read);
    return () => {
      stop();
      element.removeEventListener('formdata', append);
      element.removeEventListener('reset', begin);
      message.removeEventListener('input', read);
    };
  });

  if (wanted.length === 0) return null;
  return (
    <>
      <p>
        <b>{words.heading}</b>
        <span>
          {colors.length > 0 && words.promise} {unsent > 0 && words.unsent(unsent)}
        </span>
      </p>
      <ul aria-label={words.heading} ref={root}>
        {colors.map((color, index) => (
          <li key={color.code}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <path fill={color.hex} d="M0 0h1v1H0z" />
            </svg>
            {color.name}
            <button type="button" aria-label={words.remove(color.name)} onClick={() => remove(index, colorId(color))}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Above the message, which gives them its height. */
export function showColors(form: ShownForm): void {
  const message = form.element.elements.namedItem('message') as HTMLTextAreaElement;
  const place = document.createElement('div');
  const before = message.offsetHeight;
  form.host.adopt(css);
  place.className = wish;
  message.rows = 1;
  message.parentElement?.before(place);
  render(<ColorChips form={form} message={message} />, place);
  message.style.minHeight = `${Math.max(48, before - place.offsetHeight - 9)}px`;
}
