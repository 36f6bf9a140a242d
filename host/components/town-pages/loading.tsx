import { loading } from './loading.css.ts';

/** Placeholder for a page whose town is still loading. */
export const Loading = ({ text }: { text: string }) => (
  <p className={loading} role="status">
    {text}
  </p>
);
