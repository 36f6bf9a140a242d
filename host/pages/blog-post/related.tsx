import { categoryOf } from '../../../catalogue/blog/filter.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { Picture } from '../blog/picture.tsx';
import { toneOf } from '../blog/tone-of.ts';
import * as styles from './related.css.ts';

export function Related({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.ground} aria-labelledby="related">
      <div className={wrap}>
        <h2 id="related">Read next</h2>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.slug} className={toneOf(categoryOf(post))}>
              <a className={styles.card} href={`/blog/${post.slug}`}>
                <span className={styles.picture}>
                  <Picture imageUrl={post.imageUrl} />
                </span>
                <span className={`${caps} ${styles.category}`}>{categoryOf(post)}</span>
                <b>{post.title}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
