import sheet from 'sheet:./page.tsx';
import { categoryOf, relatedPosts } from '../../../catalogue/blog/filter.ts';
import { blogPostingJsonLd } from '../../../catalogue/blog/structured-data.ts';
import type { BlogPost } from '../../../catalogue/contracts/content.ts';
import { hidden } from '../../../widgets/core/ui/parts.css.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { Await, NoIndex } from '../../components/await.tsx';
import { darkSection, lead, wrap } from '../../components/layout/base.css.ts';
import { Band, Items, PageTitle } from '../../components/sections.tsx';
import { defaultImage, definePage } from '../../page.ts';
import { EmptyPicture, isOwnPicture, Picture, toneOf } from '../blog/picture.tsx';
import * as styles from './page.css.ts';
import { BackToBlog, Story } from './story.tsx';

export const blogPost = definePage<{ post: BlogPost | null; related: readonly BlogPost[] }>({
  kind: 'post',
  sheet,
  needs: 'post',
  load: (content, { slug }) => ({
    post: content.posts().then((posts) => posts.find((post) => post.slug === slug) ?? null),
    related: content.posts().then((posts) => relatedPosts(posts, slug ?? '')),
  }),
  metadata: ({ publicUrl, path, params, known }, { post: late }) => {
    const post = late instanceof Promise ? known?.posts.get(params.slug ?? '') : late;
    if (!post) return postNotFound.metadata;
    const image = sharedPicture(post.imageUrl);
    return {
      title: post.title,
      description: post.excerpt,
      type: 'article',
      image,
      structuredData: [
        blogPostingJsonLd(post, { url: publicUrl + path, image: publicUrl + image, siteUrl: publicUrl }),
      ],
      parents: [{ name: 'Blog', path: '/blog' }],
      crumb: post.title,
    };
  },
  View: ({ data: { post, related } }) => (
    <Await value={post} fallback={<Skeleton />}>
      {(here) =>
        here ? (
          <>
            <Story post={here} />
            <Await value={related}>{(posts) => <Related posts={posts ?? []} />}</Await>
          </>
        ) : (
          <>
            <NoIndex />
            <postNotFound.View />
          </>
        )
      }
    </Await>
  ),
});

/** Social networks show no SVG: the build renders our posts' drawings as PNG; the house replaces others. */
function sharedPicture(imageUrl: string): string {
  if (!isOwnPicture(imageUrl)) return defaultImage;
  const drawing = /^(\/assets\/posts\/.+)\.svg$/.exec(imageUrl);
  if (drawing) return `${drawing[1]}.png`;
  return imageUrl.endsWith('.svg') ? defaultImage : imageUrl;
}

function Related({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <Band className={styles.ground} id="related" title="Read next">
      <Items className={styles.list} item={(post) => toneOf(categoryOf(post))} of={posts}>
        {(post) => (
          <a className={styles.card} href={`/blog/${post.slug}`}>
            <span className={styles.picture}>
              <Picture imageUrl={post.imageUrl} />
            </span>
            <span className={`${caps} ${styles.category}`}>{categoryOf(post)}</span>
            <b>{post.title}</b>
          </a>
        )}
      </Items>
    </Band>
  );
}

const lines = ['one', 'two', 'three', 'four', 'five', 'six'];

const Skeleton = () => (
  <div>
    <div className={`${darkSection} ${styles.head}`}>
      <div className={wrap}>
        <BackToBlog />
        <p className={hidden} role="status">
          Loading article...
        </p>
        <div className={styles.title} />
        <div className={styles.title} />
      </div>
    </div>
    <div className={`${wrap} ${styles.lines}`}>
      {lines.map((key) => (
        <div key={key} className={styles.line} />
      ))}
    </div>
  </div>
);

const postNotFound = {
  metadata: { title: 'Blog Post Not Found', description: 'There is no article at this address.' },
  /** The text is specified by the client. */
  View: () => (
    <section className={`${wrap} ${styles.notFound}`} aria-labelledby="title">
      <div>
        <PageTitle label="Notes from the ladder" className={styles.notFoundTitle} title="Blog Post Not Found" />
        <p className={lead}>The blog post you're looking for doesn't exist or has been moved.</p>
        <BackToBlog />
      </div>
      <EmptyPicture className={styles.drawing} />
    </section>
  ),
};

export const blogPostNotFound = definePage({ kind: 'post', sheet, status: 404, ...postNotFound });
