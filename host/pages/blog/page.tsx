import sheet from 'sheet:./page.tsx';
import type { ReactNode } from 'react';
import { agoLabel, shortDate } from '../../../catalogue/blog/dates.ts';
import { type BlogFilter, categoriesOf, categoryOf, countWords, filterPosts } from '../../../catalogue/blog/filter.ts';
import { business } from '../../../catalogue/business.ts';
import type { BlogPost } from '../../../catalogue/contracts/content.ts';
import { hidden, lineButton, tape } from '../../../widgets/core/ui/parts.css.ts';
import { postItem, postList } from '../../../widgets/post-list/widget.tsx';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { Await, NoIndex } from '../../components/await.tsx';
import { Island } from '../../components/island.tsx';
import { figures, lead, quiet, small, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink } from '../../components/links.tsx';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import * as styles from './page.css.ts';
import { EmptyPicture, Picture, toneOf } from './picture.tsx';

export const blog = definePage<{ posts: readonly BlogPost[] }>({
  kind: 'blog',
  sheet,
  query: ['q', 'category'],
  uncachedQuery: ['q'],
  needs: 'posts',
  load: (content) => ({ posts: content.posts() }),
  metadata: (context) => ({
    title: `Blog: Paint, Wood and Weather on the Bay | ${business.name}`,
    description:
      'Articles by house painters on Maryland’s Eastern Shore: paint season on the Bay, cedar, cabinets, decks, lead-safe work, salt air and colors.',
    structuredData: [breadcrumbsFromHome(context, 'Blog')],
  }),
  View: ({ data: { posts }, query }) => {
    const filter: BlogFilter = { search: query.get('q')?.trim() ?? '', category: query.get('category') ?? '' };
    return (
      <>
        <Head>
          <Await value={posts} fallback={null}>
            {(all) =>
              all?.length ? (
                <Island
                  widget={postList}
                  id="sift"
                  options={{}}
                  data={{ categories: categoriesOf(all), filter }}
                  start="intent"
                />
              ) : null
            }
          </Await>
        </Head>
        <Await value={posts} fallback={<ArticlePlaceholders />}>
          {(all) => <Results posts={all} filter={filter} />}
        </Await>
      </>
    );
  },
});

function Results({ posts, filter }: { posts: readonly BlogPost[] | undefined; filter: BlogFilter }) {
  if (!posts) {
    return (
      <>
        <NoIndex />
        <Nothing title="The articles are out of reach.">
          Something on our side does not answer. Please try again in a few minutes, or ask us what you came to read.
        </Nothing>
      </>
    );
  }
  if (posts.length === 0) {
    return (
      <Nothing title="Coming Soon">
        The first note is drying. Until then, ask us anything about the paint on your house.
      </Nothing>
    );
  }
  const found = filterPosts(posts, filter);
  const isFiltered = filter.search !== '' || filter.category !== '';
  return (
    <div data-live={isFiltered ? 'part' : 'whole'} className={styles.live}>
      {found.length > 0 ? <Articles posts={found} /> : <NoneFound filter={filter} />}
    </div>
  );
}

const Head = ({ children }: { children: ReactNode }) => (
  <section className={`${wrap} ${styles.head}`} aria-labelledby="title">
    <div>
      <p className={tape}>Notes from the ladder</p>
      <h1 className={styles.title} id="title">{`The ${business.name} Blog`}</h1>
      <p className={lead}>What we know about paint, wood and weather on the Bay, written down for your house.</p>
    </div>
    {children}
  </section>
);

function Articles({ posts }: { posts: readonly BlogPost[] }) {
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
          <ButtonLink href="/contact">Contact Us</ButtonLink>
        </li>
      </ul>
    </section>
  );
}

const placeholders = ['one', 'two', 'three', 'four'];

const ArticlePlaceholders = () => (
  <section className={wrap} aria-label="Articles">
    <ul className={styles.posts}>
      {placeholders.map((key) => (
        <li key={key} className={styles.card}>
          <div className={styles.placeholder}>
            <span className={hidden}>Loading an article</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** `now` determines its days-ago label. */
function PostCard({ post, now, isFirst }: { post: BlogPost; now: Date; isFirst: boolean }) {
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

function NoneFound({ filter: { search, category } }: { filter: BlogFilter }) {
  const asked = [search && `for “${search}”`, category && `in ${category}`].filter(Boolean).join(' ');
  return (
    <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
      <div role="status">
        <h2 id="none">No Articles Found</h2>
        <p>No articles found matching your criteria.</p>
        <p className={quiet}>{`You searched ${asked}.`}</p>
        <p className={styles.acts}>
          <a className={lineButton} href="/blog" data-clear="">
            Clear Filters
          </a>
          <ButtonLink href="/contact">Contact Us</ButtonLink>
        </p>
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  );
}

const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
    <div>
      <h2 id="none">{title}</h2>
      <p>{children}</p>
      <p className={styles.acts}>
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      </p>
    </div>
    <EmptyPicture className={styles.drawing} />
  </section>
);
