/**
 * Replaces `react` in widgets. `preact/compat` would do the same and more, but widgets need little of React's behavior
 * beyond preact's own, and the rest would cost every visitor a kilobyte. Events are preact's: `onChange` is the
 * browser's `change`, and focus that bubbles is `onFocusIn`. The back office adds React's (react-events.ts).
 */
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
