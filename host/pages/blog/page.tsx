import sheet from 'sheet:./page.tsx';
import type { ReactNode } from 'react';
import { type BlogFilter, categoriesOf, filterPosts } from '../../../catalogue/blog/filter.ts';
import { business } from '../../../catalogue/business.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { postList } from '../../../widgets/post-list/widget.tsx';
import { Await } from '../../components/await.tsx';
import { Island } from '../../components/island.tsx';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { NoIndex } from '../../components/noindex.tsx';
import { definePage } from '../../page.ts';
import { breadcrumbsFromHome } from '../../rendering/metadata.ts';
import { ArticlePlaceholders, Articles } from './articles.tsx';
import { ComingSoon, NoneFound, OutOfReach } from './empty-list.tsx';
import * as styles from './page.css.ts';

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
        <OutOfReach />
      </>
    );
  }
  if (posts.length === 0) return <ComingSoon />;
  const found = filterPosts(posts, filter);
  const isFiltered = filter.search !== '' || filter.category !== '';
  return (
    <div data-live={isFiltered ? 'part' : 'whole'} className={styles.live}>
      {found.length > 0 ? <Articles posts={found} /> : <NoneFound filter={filter} />}
    </div>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <section className={`${wrap} ${styles.head}`} aria-labelledby="title">
      <div>
        <p className={tape}>Notes from the ladder</p>
        <h1 id="title">{`The ${business.name} Blog`}</h1>
        <p className={lead}>What we know about paint, wood and weather on the Bay, written down for your house.</p>
      </div>
      {children}
    </section>
  );
}
