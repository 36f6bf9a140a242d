import { loading } from './loading.css.ts';

export const Loading = ({ text }: { text: string }) => (
  <p className={loading} role="status">
    {text}
  </p>
);
