import type { ComponentProps } from 'react';
import { ShieldCheck } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { DateText } from '../kit/date-text.tsx';
import { Link, useMessages } from '../kit/kit.tsx';
import type { Stars } from '../locales/reviews/messages.ts';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { Rating } from '../rating/rating.tsx';

/** What a buyer says of a product. */
export interface Review {
  /** Unique in the list. */
  id: string;
  /** How many stars they gave. */
  stars: Stars;
  /** Who says it, as the shop shows them. */
  author: string;
  /** When, as an ISO 8601 instant with its offset or Z: shown as a date of the shop's time zone. */
  date: string;
  /** In a few words. */
  title?: string | undefined;
  /** The text; line breaks are kept. */
  text?: string | undefined;
  /** The shop knows that they bought it. */
  verified?: boolean | undefined;
  /** Pictures that they sent, each with the address of its large form if it has one. */
  pictures?: readonly ReviewPicture[] | undefined;
  /** What the shop answered. */
  answer?: ReviewAnswer | undefined;
}

/** A picture of a review. */
export interface ReviewPicture {
  /** The small form; without `alt` it is named by its number and the author. */
  image: ImageSource;
  /** The large form: the small one leads there. */
  href?: string | undefined;
}

/** The shop's words about a review. */
export interface ReviewAnswer {
  /** The text; line breaks are kept. */
  text: string;
  /** When, as an ISO 8601 instant. */
  date?: string | undefined;
}

export interface ReviewItemProps extends ComponentProps<'article'> {
  /** What the buyer says. */
  review: Review;
}

/** One review with its pictures and the shop's answer. */
export function ReviewItem({ review, className, ...props }: ReviewItemProps) {
  const { reviews } = useMessages();
  const { stars, author, date, title, text, verified, pictures = [], answer } = review;
  return (
    <article data-slot="review" {...props} className={cx('ui-review', className)}>
      <div className="ui-review-head">
        <Rating value={stars} starsOnly />
        {title ? (
          <p data-slot="review-title" className="ui-review-title">
            {title}
          </p>
        ) : null}
      </div>
      {text ? (
        <p data-slot="review-text" className="ui-review-text">
          {text}
        </p>
      ) : null}
      {pictures.length > 0 ? <Pictures pictures={pictures} author={author} /> : null}
      <p data-slot="review-by" className="ui-review-by">
        <span className="ui-review-author">{author}</span>
        <DateText date={date} />
        {verified ? (
          <span data-slot="review-verified" className="ui-review-verified">
            <ShieldCheck />
            <span>{reviews.verified}</span>
          </span>
        ) : null}
      </p>
      {answer ? (
        <div data-slot="review-answer" className="ui-review-answer">
          <p className="ui-review-by">
            <span className="ui-review-author">{reviews.answer}</span>
            {answer.date ? <DateText date={answer.date} /> : null}
          </p>
          <p className="ui-review-text">{answer.text}</p>
        </div>
      ) : null}
    </article>
  );
}

interface PicturesProps {
  pictures: readonly ReviewPicture[];
  author: string;
}

function Pictures({ pictures, author }: PicturesProps) {
  const { reviews } = useMessages();
  return (
    <ul data-slot="review-pictures" className="ui-review-pictures">
      {pictures.map(({ image, href }, at) => {
        const alt = image.alt || reviews.picture(at + 1, author);
        const picture = (
          <Picture image={image} alt={alt} sizes="5rem" className="ui-review-picture" />
        );
        return (
          <li key={image.src}>
            {href ? (
              <Link href={href} className="ui-review-picture-link">
                {picture}
              </Link>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
