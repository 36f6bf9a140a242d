import { loading } from './loading.css.ts';

/** Stands for a page whose town is on its way. */
export const Loading = ({ text }: { text: string }) => (
  <p className={loading} role="status">
    {text}
  </p>
);
