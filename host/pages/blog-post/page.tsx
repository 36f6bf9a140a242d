import sheet from 'sheet:./page.tsx';
import { relatedPosts } from '../../../catalogue/blog/related.ts';
import { blogPostingJsonLd } from '../../../catalogue/blog/structured-data.ts';
import { business } from '../../../catalogue/business.ts';
import { breadcrumbJsonLd } from '../../../catalogue/company/structured-data.ts';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { Await } from '../../components/await.tsx';
import { NoIndex } from '../../components/noindex.tsx';
import { definePage } from '../../page.ts';
import { defaultImage } from '../../rendering/metadata.ts';
import { isOwnPicture } from '../blog/picture.tsx';
import { PostNotFound, postNotFound } from './not-found-view.tsx';
import { Related } from './related.tsx';
import { Skeleton } from './skeleton.tsx';
import { Story } from './story.tsx';

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
    if (!post) return postNotFound;
    const url = publicUrl + path;
    const image = sharedPicture(post.imageUrl);
    return {
      title: `${post.title} | ${business.name}`,
      description: post.excerpt,
      type: 'article',
      image,
      structuredData: [
        blogPostingJsonLd(post, { url, image: publicUrl + image, siteUrl: publicUrl }),
        breadcrumbJsonLd([
          { name: 'Home', url: `${publicUrl}/` },
          { name: 'Blog', url: `${publicUrl}/blog` },
          { name: post.title, url },
        ]),
      ],
    };
  },
  View: ({ data: { post, related } }) => (
    <Await value={post} fallback={<Skeleton />}>
      {(here) =>
        here ? (
          <>
            <Story post={here} />
            <Await value={related} fallback={null}>
              {(posts) => <Related posts={posts ?? []} />}
            </Await>
          </>
        ) : (
          <>
            <NoIndex />
            <PostNotFound />
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
