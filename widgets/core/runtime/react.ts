/**
 * Replaces `react` in widgets. `preact/compat` would too, but widgets need little beyond preact, and the rest would
 * cost every visitor 1 kB. Events are preact's: `onChange` is the browser's `change`, and bubbling focus is
 * `onFocusIn`. The back office adds React's (react-events.ts).
 */
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
