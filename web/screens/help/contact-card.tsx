import { useId, type ReactNode } from 'react';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import '../../styles/contact.css';

export interface ContactCardProps {
  readonly heading: string;
  /** What stands before the address of support. */
  readonly write: string;
  readonly hours: string;
  /** What stands between the heading and the address. */
  readonly children?: ReactNode;
}

/** How customer service is reached: its address, its hours, and a way of the screen's own. */
export function ContactCard({ heading, write, hours, children }: ContactCardProps) {
  const id = useId();
  return (
    <section className="contact" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <p>{write}</p>
      <a className="contact__address" href={`mailto:${SUPPORT_EMAIL}`}>
        {SUPPORT_EMAIL}
      </a>
      <p>{hours}</p>
    </section>
  );
}
