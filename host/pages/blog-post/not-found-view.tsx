import { business } from '../../../catalogue/business.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { EmptyPicture } from '../blog/empty-picture.tsx';
import { BackToBlog } from './back-to-blog.tsx';
import * as styles from './shared.css.ts';

export const postNotFound = {
  title: `Blog Post Not Found | ${business.name}`,
  description: 'There is no article at this address.',
};

/** The text is specified by the client. */
export function PostNotFound() {
  return (
    <section className={`${wrap} ${styles.notFound}`} aria-labelledby="title">
      <div>
        <p className={tape}>Notes from the ladder</p>
        <h1 id="title">Blog Post Not Found</h1>
        <p className={lead}>The blog post you're looking for doesn't exist or has been moved.</p>
        <BackToBlog />
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  );
}
