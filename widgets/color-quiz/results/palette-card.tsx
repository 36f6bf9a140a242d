import type { PaintBrand } from '../../../catalogue/contracts/paint-color.ts';
import type { ExteriorTag } from '../../../catalogue/quizzes/quiz.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { hidden, tape } from '../../core/ui/parts.css.ts';
import { Preview } from '../../core/ui/preview/preview.tsx';
import type { QuizKind } from '../data.ts';
import { AddColors } from './add-colors.tsx';
import type { RankedPalette } from './best-palettes.ts';
import { paintZones } from './paint-zones.ts';
import { about, card, lesser, preview, racks, rank as rankClass, tags as tagsClass } from './palette-card.css.ts';
import { resultStrings } from './strings.ts';
import { Swatches } from './swatches.tsx';

interface PaletteCardProps {
  id: string;
  kind: QuizKind;
  host: WidgetHost;
  ranked: RankedPalette;
  /** 0 is the Top Match. */
  rank: number;
  /** Number of answers. */
  of: number;
  tags: readonly ExteriorTag[];
  maker: PaintBrand;
  onPaint(maker: PaintBrand): void;
}

export function PaletteCard({ id, kind, host, ranked, rank, of, tags, maker, onPaint }: PaletteCardProps) {
  const { palette, answers, isWeighted } = ranked;
  const makers = Object.keys(palette.colors) as PaintBrand[];
  const colors = palette.colors[maker];

  return (
    <article className={rank === 0 ? card : lesser} aria-labelledby={`${id}-title`}>
      <div className={preview}>
        <Preview
          id={id}
          drawing={kind === 'exterior' ? 'house' : 'room'}
          colors={paintZones(colors, tags)}
          label={resultStrings.drawn(kind, palette.title, maker)}
        />
      </div>
      <div className={about}>
        <p className={rank === 0 ? tape : rankClass}>{resultStrings.ranks[rank]}</p>
        <h3 id={`${id}-title`}>{palette.title}</h3>
        <p>
          {resultStrings.why(answers, of)} {isWeighted && resultStrings.weighted}
        </p>
        <p>{resultStrings.bestFor(palette.bestFor)}</p>
        <ul className={tagsClass} aria-label={resultStrings.tags}>
          {palette.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <div className={racks}>
        <fieldset>
          <legend className={hidden}>{resultStrings.makers[kind]}</legend>
          {makers.map((name) => (
            <Swatches
              key={name}
              name={`${id}-maker`}
              maker={name}
              colors={palette.colors[name]}
              isShown={name === maker}
              onShow={() => onPaint(name)}
            />
          ))}
        </fieldset>
        <AddColors key={maker} kind={kind} host={host} maker={maker} colors={colors} />
      </div>
    </article>
  );
}
