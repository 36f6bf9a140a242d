import { backToBlog } from './page.css.ts';

export const BackToBlog = ({ className = '' }: { className?: string }) => (
  <p className={className}>
    <a className={backToBlog} href="/blog">
      Back to Blog
    </a>
  </p>
);
