import { countWords } from '../../../catalogue/blog/filter.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { button, hidden } from '../../../widgets/core/ui/parts.css.ts';
import { wrap } from '../../components/layout/base.css.ts';
import * as styles from './page.css.ts';
import { PostCard, PostPlaceholder } from './post-card.tsx';

export function Articles({ posts }: { posts: readonly BlogPost[] }) {
  const now = new Date();
  return (
    <section className={wrap} aria-label="Articles">
      <p className={hidden} role="status" data-count="">
        {countWords(posts)}
      </p>
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} now={now} isFirst={index === 0} />
        ))}
        <li className={styles.ask}>
          <h2>The paint question you cannot find here</h2>
          <p>Ask it. There is no charge for a question, and none for an estimate.</p>
          <a className={button} href="/contact">
            Contact Us
          </a>
        </li>
      </ul>
    </section>
  );
}

const placeholders = ['one', 'two', 'three', 'four'];

export function ArticlePlaceholders() {
  return (
    <section className={wrap} aria-label="Articles">
      <ul className={styles.posts}>
        {placeholders.map((key) => (
          <PostPlaceholder key={key} />
        ))}
      </ul>
    </section>
  );
}
