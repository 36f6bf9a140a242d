import { useState } from 'react';
import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import { colorIdSeparator } from '../../../catalogue/paint/color-id.ts';
import type { PaletteColor } from '../../../catalogue/quizzes/palette.ts';
import { chosenColors } from '../../core/runtime/chosen-colors.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { recordAction } from '../../core/runtime/record-action.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { SiteLink } from '../../core/ui/site-link.tsx';
import type { QuizKind } from '../data.ts';
import { colorListOf } from './color-list-of.ts';
import { added } from './palette-card.css.ts';
import { resultStrings } from './strings.ts';

interface AddColorsProps {
  kind: QuizKind;
  host: WidgetHost;
  maker: PaintBrand;
  colors: readonly PaletteColor[];
}

/** The list is shared by all widgets. */
export function AddColors({ kind, host, maker, colors }: AddColorsProps) {
  const [list, setList] = useState<readonly string[]>();

  function add() {
    const chosen = chosenColors(host.place);
    const marks = colorListOf(maker, colors).split(colorIdSeparator);
    const all = [...new Set([...chosen.read().split(colorIdSeparator).filter(Boolean), ...marks])];
    chosen.write(all.join(colorIdSeparator));
    setList(all);
    recordAction(host, 'palette_use', { action: 'quiz_colors_added' });
  }
  return (
    <>
      <button className={lineButton} type="button" onClick={add}>
        {resultStrings.add(maker)}
      </button>
      <p role="status" className={added}>
        {list && (
          <>
            {resultStrings.added(list.length)}{' '}
            <SiteLink host={host} path={`/color-palette?service=${kind}&c=${list.join(colorIdSeparator)}`}>
              {resultStrings.list}
            </SiteLink>
          </>
        )}
      </p>
    </>
  );
}
