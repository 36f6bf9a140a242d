import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorIdSeparator, writeColorList } from '../../../catalogue/paint/color-id.ts';
import { chosenColors } from '../../core/runtime/chosen-colors.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import type { PickerModel } from '../picker-model.ts';

/** `asked`, the list in the URL, wins if any of its colors is known. */
export function shareChoice(
  { store, choose }: PickerModel,
  place: WidgetHost['place'],
  colorOf: (mark: string) => PaintColor | undefined,
  asked: string,
): () => void {
  const shared = chosenColors(place);
  const read = (list: string) => [...new Set(list.split(colorIdSeparator))].flatMap((mark) => colorOf(mark) ?? []);

  function adopt(list: string): void {
    if (list !== writeColorList(store.getState().chosen)) choose(read(list));
  }
  /** Another page of ours may have changed the list since. */
  function onReturn({ persisted }: PageTransitionEvent): void {
    if (persisted) adopt(shared.read());
  }

  const unsubscribe = store.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) shared.write(writeColorList(chosen));
  });
  const unhear = shared.onChange(adopt);
  if (place === 'site') addEventListener('pageshow', onReturn);
  adopt(read(asked).length > 0 ? asked : shared.read());
  return () => {
    unsubscribe();
    unhear();
    removeEventListener('pageshow', onReturn);
  };
}
