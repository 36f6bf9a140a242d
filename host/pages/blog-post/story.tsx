import { longDate } from '../../../catalogue/blog/dates.ts';
import { type PostFigure, postFigures } from '../../../catalogue/blog/figures.ts';
import { categoryOf } from '../../../catalogue/blog/filter.ts';
import { business } from '../../../catalogue/business.ts';
import type { BlogPost } from '../../../catalogue/contracts/content.ts';
import { colorId, colorIdSeparator } from '../../../catalogue/paint/color-id.ts';
import { colorsNamedIn } from '../../../catalogue/paint/paint-colors.ts';
import { caps } from '../../../widgets/site-nav/caps.css.ts';
import { NamedDrawing, Paint } from '../../components/drawing.tsx';
import { estimateLink } from '../../components/estimate/estimate-link.tsx';
import { darkSection, figures, lead, wrap } from '../../components/layout/base.css.ts';
import { ButtonLink, LineLink, LinkList } from '../../components/links.tsx';
import { Items } from '../../components/sections.tsx';
import { renderMarkdown } from '../../rendering/markdown.ts';
import { isOwnPicture, Picture, toneOf } from '../blog/picture.tsx';
import { article, backToBlog } from './page.css.ts';
import * as styles from './story.css.ts';

export const BackToBlog = ({ className = '' }: { className?: string }) => (
  <p className={className}>
    <a className={backToBlog} href="/blog">
      Back to Blog
    </a>
  </p>
);

export function Story({ post }: { post: BlogPost }) {
  const { parts, sections } = renderMarkdown(post.content);
  const category = categoryOf(post);
  const figure = postFigures.get(post.slug);
  const middle = figure ? Math.ceil((parts.length - 1) / 2) + 1 : parts.length;
  return (
    <article className={toneOf(category)}>
      <header className={`${darkSection} ${styles.head}`}>
        <div className={`${wrap} ${styles.grid}`}>
          <div className={styles.words}>
            <BackToBlog className={styles.back} />
            <p className={styles.when}>
              <span className={`${caps} ${styles.badge}`}>{category}</span>
              <time className={figures} dateTime={post.publishedAt}>
                {longDate(post.publishedAt)}
              </time>
              <span>{`By the ${business.name} crew`}</span>
            </p>
            <h1>{post.title}</h1>
            <p className={lead}>{post.excerpt}</p>
          </div>
          {isOwnPicture(post.imageUrl) && (
            <div className={styles.picture}>
              <Picture imageUrl={post.imageUrl} imageAlt={post.imageAlt} when="first" />
            </div>
          )}
        </div>
      </header>
      <div className={`${wrap} ${styles.story}`}>
        <div className={styles.side}>
          {sections.length > 1 && (
            <nav className={styles.contents} aria-labelledby="contents">
              <p id="contents">In this article</p>
              <LinkList
                as="ol"
                className={styles.contentsList}
                of={sections.map(({ id, title }) => ({ name: title, path: `#${id}` }))}
              />
            </nav>
          )}
          <Ask text={post.content} />
        </div>
        <div className={styles.column}>
          <Text html={parts.slice(0, middle).join('')} />
          {figure && <Figure {...figure} />}
          <Text html={parts.slice(middle).join('')} />
          <span data-text-end="" />
        </div>
        <aside className={styles.ends} aria-labelledby="ends">
          <h2 id="ends">Rather have it done?</h2>
          <p>We look at the house with you, and the estimate is free.</p>
          <ButtonLink href={estimateLink()}>Get Free Estimate</ButtonLink>
          <LineLink href="/services">See Our Services</LineLink>
        </aside>
      </div>
    </article>
  );
}

function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes all HTML but its own.
  return html ? <div className={article} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

const Figure = ({ caption, steps }: PostFigure) => (
  <figure className={styles.figure}>
    <ol className={styles.steps}>
      {steps.map(({ drawing, text }) => (
        <li key={drawing} className={styles.step}>
          <NamedDrawing name={drawing} className={styles.field} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);

function Ask({ text }: { text: string }) {
  const colors = colorsNamedIn(text);
  const hasColors = colors.length > 0;
  return (
    <section className={styles.ask} aria-labelledby="named">
      <p id="named" className={styles.askTitle}>
        {hasColors ? 'Named in this article' : 'Have a job like this?'}
      </p>
      {hasColors && (
        <Items className={styles.chips} of={colors}>
          {(color) => (
            <a className={styles.chip} href={`/color-palette#${colorId(color)}`}>
              <Paint hex={color.hex} className={styles.paint} />
              <span>
                <b className={styles.colorName}>{color.name}</b> {color.code}
              </span>
            </a>
          )}
        </Items>
      )}
      <div className={styles.offer}>
        <p>
          {hasColors
            ? 'Like one? We’ll bring samples of these to your free estimate.'
            : 'We look at it with you and leave a written price. The estimate is free.'}
        </p>
        <ButtonLink href={estimateLink({ colors: colors.map(colorId).join(colorIdSeparator) })}>
          Get Free Estimate
        </ButtonLink>
      </div>
    </section>
  );
}
