import { Fragment } from 'react';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';

/** Matches the support address, and phone numbers as the texts write them. */
const REACHABLE = new RegExp(`(${SUPPORT_EMAIL.replaceAll('.', '\\.')}|1-\\d{3}-\\d{3}-\\d{4})`);

const linkTo = (reachable: string): string =>
  reachable === SUPPORT_EMAIL ? `mailto:${reachable}` : `tel:+${reachable.replaceAll('-', '')}`;

/** A text in which the support address and phone numbers are links. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(REACHABLE).map((part, index) =>
    // `split` puts the captured matches at odd indexes.
    index % 2 === 1 ? (
      <a key={index} href={linkTo(part)}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
