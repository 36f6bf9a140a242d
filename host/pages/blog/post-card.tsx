import { agoLabel, shortDate } from '../../../catalogue/blog/dates.ts';
import { categoryOf } from '../../../catalogue/blog/filter.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { postItem } from '../../../widgets/post-list/item-data.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { figures, quiet, small } from '../../components/layout/base.css.ts';
import { Picture } from './picture.tsx';
import * as styles from './post-card.css.ts';
import { toneOf } from './tone-of.ts';

interface PostCardProps {
  post: BlogPost;
  now: Date;
  isFirst: boolean;
}

/** `now` determines its days-ago label. */
export function PostCard({ post, now, isFirst }: PostCardProps) {
  const category = categoryOf(post);
  return (
    <li className={styles.card} {...postItem.write({ ...post, category })}>
      <article className={`${styles.post} ${toneOf(category)}`}>
        <div className={styles.picture}>
          <Picture imageUrl={post.imageUrl} when={isFirst ? 'first' : 'late'} />
        </div>
        <div className={styles.body}>
          <p className={styles.meta}>
            <span className={`${caps} ${styles.category}`}>{category}</span>
            <time className={`${small} ${quiet} ${figures}`} dateTime={post.publishedAt}>
              {shortDate(post.publishedAt)}
            </time>
          </p>
          <h2>
            <a className={styles.link} href={`/blog/${post.slug}`}>
              {post.title}
            </a>
          </h2>
          <p>{post.excerpt}</p>
          <p className={`${small} ${quiet} ${figures} ${styles.ago}`}>{agoLabel(post.publishedAt, now)}</p>
        </div>
      </article>
    </li>
  );
}

export function PostPlaceholder() {
  return (
    <li className={styles.card}>
      <div className={styles.placeholder}>
        <span className={hidden}>Loading an article</span>
      </div>
    </li>
  );
}
