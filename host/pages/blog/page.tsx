import sheet from 'sheet:./page.tsx';
import type { ReactNode } from 'react';
import { agoLabel, shortDate } from '../../../catalogue/blog/dates.ts';
import { type BlogFilter, categoriesOf, categoryOf, countWords, filterPosts } from '../../../catalogue/blog/filter.ts';
import { business } from '../../../catalogue/business.ts';
import type { BlogPost } from '../../../catalogue/contracts/content.ts';
import { hidden, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { postItem, postList } from '../../../widgets/post-list/widget.tsx';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { Await, NoIndex } from '../../components/await.tsx';
import { Island } from '../../components/island.tsx';
import { figures, lead, quiet, small, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink } from '../../components/links.tsx';
import { Items, PageTitle } from '../../components/sections.tsx';
import { definePage } from '../../page.ts';
import * as styles from './page.css.ts';
import { EmptyPicture, Picture, toneOf } from './picture.tsx';

export const blog = definePage<{ posts: readonly BlogPost[] }>({
  kind: 'blog',
  sheet,
  query: ['q', 'category'],
  uncachedQuery: ['q'],
  needs: 'posts',
  load: (content) => ({ posts: content.posts() }),
  metadata: {
    title: 'Blog: Paint, Wood and Weather on the Bay',
    description:
      'Articles by house painters on Maryland’s Eastern Shore: paint season on the Bay, cedar, cabinets, decks, lead-safe work, salt air and colors.',
    crumb: 'Blog',
  },
  View: ({ data: { posts }, query }) => {
    const filter: BlogFilter = { search: query.get('q')?.trim() ?? '', category: query.get('category') ?? '' };
    return (
      <>
        <section className={`${wrap} ${styles.head}`} aria-labelledby="title">
          <div className={styles.titleRow}>
            <PageTitle label="Notes from the ladder" className={styles.title} title={`The ${business.name} Blog`} />
          </div>
          <p className={`${lead} ${styles.about}`}>
            What we know about paint, wood and weather on the Bay, written down for your house.
          </p>
          <Await value={posts}>
            {(all) =>
              all?.length ? (
                <Island widget={postList} id="sift" data={{ categories: categoriesOf(all), filter }} start="intent" />
              ) : null
            }
          </Await>
        </section>
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
        <Nothing
          title="We can’t load the articles right now."
          text="Please try again in a few minutes, or just ask us."
        />
      </>
    );
  }
  if (posts.length === 0) {
    return (
      <Nothing
        title="Coming Soon"
        text="Our first article is on its way. Until then, ask us anything about your paint."
      />
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
          <h2>Don’t see your question?</h2>
          <p>Ask us. Answers are free, and so are estimates.</p>
          <ButtonLink href="/contact">Contact Us</ButtonLink>
        </li>
      </ul>
    </section>
  );
}

const placeholders = ['one', 'two', 'three', 'four'];

const ArticlePlaceholders = () => (
  <section className={wrap} aria-label="Articles">
    <Items className={styles.posts} item={styles.card} of={placeholders}>
      {() => (
        <div className={styles.placeholder}>
          <span className={hidden}>Loading an article</span>
        </div>
      )}
    </Items>
  </section>
);

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
            <span className={`${small} ${quiet} ${figures}`}>
              <time dateTime={post.publishedAt}>{shortDate(post.publishedAt)}</time>
              <span className={styles.ago}>{` ${agoLabel(post.publishedAt, now)}`}</span>
            </span>
          </p>
          <h2>
            <a className={styles.link} href={`/blog/${post.slug}`}>
              {post.title}
            </a>
          </h2>
          <p>{post.excerpt}</p>
        </div>
      </article>
    </li>
  );
}

function NoneFound({ filter: { search, category } }: { filter: BlogFilter }) {
  const asked = [search && `for “${search}”`, category && `in ${category}`].filter(Boolean).join(' ');
  const clear = (
    <a className={lineButton} href="/blog" data-clear="">
      Clear Filters
    </a>
  );
  return (
    <Nothing role="status" title="No Articles Found" text="No articles found matching your criteria." act={clear}>
      <p className={quiet}>{`You searched ${asked}.`}</p>
    </Nothing>
  );
}

interface NothingProps {
  role?: 'status';
  title: string;
  text: string;
  children?: ReactNode;
  act?: ReactNode;
}

const Nothing = ({ role, title, text, children, act }: NothingProps) => (
  <section className={`${wrap} ${styles.nothing}`} aria-labelledby="none">
    <div role={role}>
      <h2 id="none">{title}</h2>
      <p>{text}</p>
      {children}
      <p className={styles.acts}>
        {act}
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      </p>
    </div>
    <EmptyPicture className={styles.drawing} />
  </section>
);
