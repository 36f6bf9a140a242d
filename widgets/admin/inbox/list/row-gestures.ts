export interface RowMoves {
  right?: string;
  left?: string;
}

interface RowGestures {
  movesOf: (id: string) => RowMoves;
  onSwipe: (id: string, way: 'right' | 'left') => void;
  onHold: (id: string) => void;
}

const startPx = 12;
/** Releasing past this distance performs the action. */
const armedPx = 96;
const furthestPx = 144;
/** Anything steeper scrolls. */
const steepest = 0.5;
/** Phones use the screen's edges for their back gesture. */
const edgePx = 24;
const holdMs = 500;
const afterMs = 350;

/** Each `li` of `list` needs a link that names its lead in `data-lead`. Returns a function that stops. */
export function watchRowGestures(list: HTMLElement, { movesOf, onSwipe, onHold }: RowGestures): () => void {
  let touch:
    | {
        pointer: number;
        row: HTMLElement;
        id: string;
        x: number;
        y: number;
        dx: number;
        hold: number;
        isSwipe: boolean;
      }
    | undefined;
  let wasUsed = false;

  function startOver(): void {
    wasUsed = false;
  }

  function end(): void {
    if (!touch) return;
    clearTimeout(touch.hold);
    const { row } = touch;
    touch = undefined;
    row.style.translate = '';
    for (const name of ['swipe', 'armed', 'label']) delete row.dataset[name];
  }

  function down(event: PointerEvent): void {
    if (touch || !event.isPrimary || event.pointerType !== 'touch') {
      end();
      return;
    }
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    const row = target instanceof Element ? target.closest('li') : null;
    const id = row?.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
    if (!row || !id || x < edgePx || x > innerWidth - edgePx) return;
    const hold = window.setTimeout(() => {
      end();
      wasUsed = true;
      onHold(id);
    }, holdMs);
    touch = { pointer, row, id, x, y, dx: 0, hold, isSwipe: false };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!touch || pointerId !== touch.pointer) return;
    const dx = clientX - touch.x;
    const dy = clientY - touch.y;
    if (!touch.isSwipe) {
      if (Math.hypot(dx, dy) < startPx) return;
      const moves = movesOf(touch.id);
      const isMove = dx > 0 ? moves.right : moves.left;
      if (!isMove || Math.abs(dy) > Math.abs(dx) * steepest) {
        end();
        return;
      }
      clearTimeout(touch.hold);
      touch.isSwipe = true;
      wasUsed = true;
    }
    const moves = movesOf(touch.id);
    const label = dx > 0 ? moves.right : moves.left;
    touch.dx = label ? Math.max(-furthestPx, Math.min(furthestPx, dx)) : 0;
    const { row } = touch;
    row.style.translate = `${touch.dx}px`;
    row.dataset.swipe = dx > 0 ? 'right' : 'left';
    row.dataset.label = label ?? '';
    row.toggleAttribute('data-armed', Math.abs(touch.dx) >= armedPx);
  }

  function up({ pointerId }: PointerEvent): void {
    setTimeout(startOver, afterMs);
    if (!touch || pointerId !== touch.pointer) return;
    const { id, dx } = touch;
    end();
    if (Math.abs(dx) >= armedPx) onSwipe(id, dx > 0 ? 'right' : 'left');
  }

  /** The click after a gesture would open a lead or press a button of the new menu. */
  function prevent(event: Event): void {
    if (!wasUsed && !(touch && event.type === 'contextmenu')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('pointerdown', startOver, { capture: true, signal });
  list.addEventListener('pointerdown', down, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', end, { signal });
  for (const type of ['click', 'contextmenu']) addEventListener(type, prevent, { capture: true, signal });
  return () => {
    end();
    ending.abort();
  };
}
